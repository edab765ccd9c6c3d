import 'server-only';
import { countryName } from '@/contract/formats/country';
import type { productRecord } from '@/contract/records/catalogue';
import { factFields } from '@/contract/records/facts';
import type { CustomWords } from '@/words/custom-words';
import { lackingIn, words } from '@/words/words';
import type { Written } from './endpoint-types';
import { entriesIn, type Fact } from './fields';

type Product = Written<typeof productRecord>;

/** What is read as a text that visitors can read as it is, and countries, which are read as their codes. */
const WRITTEN = ['text', 'lines', 'tariff-number', 'country'];

for (const { name, format } of factFields)
  if (!WRITTEN.includes(format)) throw new Error(`${name} is no fact: a ${format} is no text`);

/**
 * The table of facts of a product: what is written there, and after it the fields that are facts. What
 * the table names itself stands as it is written there. A field that has no name in the language is called as in
 * the editor.
 */
export function withFacts(product: Product, locale: string): Fact[] {
  const specifications = entriesIn(product.specifications, product.langs?.specifications);
  const { language, shop } = words(locale);
  const lacking = lackingIn(language);
  const named = new Set(specifications.map(({ name }) => name.toLowerCase()));
  const further = factFields.flatMap(({ name, label = name, format }): Fact[] => {
    const shown = shop.facts[name] ?? label;
    const value = product[name as keyof typeof product] as string | undefined;
    if (!value || named.has(shown.toLowerCase())) return [];
    const written = format === 'country' ? countryName(value, locale)! : value;
    const isNamed = shop.facts[name] && !lacking.has(`shop.facts.${name}`);
    const isEnglish = language !== 'en' && !isNamed;
    return [{ name: shown, value: written, field: name, ...(isEnglish && { lang: 'en' }) }];
  });
  return [...specifications, ...further];
}

type WithFacts = { specifications: Fact[] };

const renamed = new WeakMap<CustomWords, WeakMap<WithFacts, WithFacts>>();

/**
 * The same products with the facts of their fields under the names that the company gives them; each
 * stays the same object while its content and the words do.
 */
export function inCustomWords<T extends WithFacts>(products: T[], own: CustomWords): T[] {
  if (!factFields.some(({ name }) => own[`shop.facts.${name}`])) return products;
  const same = (renamed.get(own) ?? new WeakMap<WithFacts, WithFacts>()) as WeakMap<T, T>;
  renamed.set(own, same);
  return products.map((product) => {
    const named = same.get(product) ?? {
      ...product,
      specifications: inNames(product.specifications, own),
    };
    same.set(product, named);
    return named;
  });
}

/** What the table names itself stands as it is written there, and only once. */
function inNames(facts: readonly Fact[], own: CustomWords): Fact[] {
  const written = new Set(
    facts.flatMap(({ name, field }) => (field === undefined ? [name.toLowerCase()] : [])),
  );
  return facts.flatMap((fact) => {
    const name = fact.field && own[`shop.facts.${fact.field}`];
    if (!name) return [fact];
    return written.has(name.toLowerCase()) ? [] : [{ ...fact, name, lang: undefined }];
  });
}
