import 'server-only';
import type * as z from 'zod';
import { countryName } from '@/contract/formats/country';
import type { Region } from '@/contract/formats/region';
import { productRecord } from '@/contract/records/catalogue';
import { describeRecord } from '@/contract/records/describe';
import type { OwnWords } from '@/words/own-words';
import { words } from '@/words/words';
import type { Fact } from './fields';

type Product = z.infer<ReturnType<typeof productRecord>>;

/** What is read as a text that visitors can read as it is, and countries, which are read as their codes. */
const WRITTEN = ['text', 'lines', 'tariff-number', 'country'];

const known = describeRecord(productRecord).filter(({ fact }) => fact);
for (const { name, format } of known)
  if (!WRITTEN.includes(format)) throw new Error(`${name} is no fact: a ${format} is no text`);

/**
 * The table of facts of a product: what is written there, and after it the fields that are facts. What
 * the table names itself stands as it is written there. A field that `words/` does not know yet is called as
 * in the editor.
 */
export function withFacts(product: Omit<Product, 'alt'>, { locale }: Region): Fact[] {
  const { specifications } = product;
  const names: Readonly<Record<string, string>> = words(locale).shop.facts;
  const named = new Set(specifications.map(({ name }) => name.toLowerCase()));
  const further = known.flatMap(({ name, label, format }): Fact[] => {
    const shown = names[name] ?? label ?? name;
    const value = product[name as keyof typeof product] as string | undefined;
    if (!value || named.has(shown.toLowerCase())) return [];
    return [{ name: shown, value: format === 'country' ? countryName(value, locale)! : value }];
  });
  return [...specifications, ...further];
}

type WithFacts = { specifications: Fact[] };

const renamed = new WeakMap<OwnWords, WeakMap<WithFacts, WithFacts>>();

/**
 * The same products with the facts of their fields under the names that the company gives them; each
 * stays the same object while its content and the words do.
 */
export function inOwnWords<T extends WithFacts>(
  products: T[],
  own: OwnWords,
  locale?: string,
): T[] {
  const names = new Map(
    Object.entries(words(locale).shop.facts).flatMap(([field, name]) => {
      const ownName = own[`shop.facts.${field}`];
      return ownName ? [[name, ownName] as const] : [];
    }),
  );
  if (names.size === 0) return products;
  const known = (renamed.get(own) ?? new WeakMap<WithFacts, WithFacts>()) as WeakMap<T, T>;
  renamed.set(own, known);
  return products.map((product) => {
    const same = known.get(product) ?? {
      ...product,
      specifications: product.specifications.map(({ name, ...fact }) => ({
        ...fact,
        name: names.get(name) ?? name,
      })),
    };
    known.set(product, same);
    return same;
  });
}
