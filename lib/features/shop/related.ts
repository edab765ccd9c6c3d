import { yielder } from '@/lib/platform/yielder';
import type { Product } from '@/lib/content/schemas/schemas';
import { analysisFor } from '@/lib/features/search/analysis/analysis';
import { folded } from '@/lib/features/search/analysis/fold';
import { materialOf } from './product-facts';

/** Where each word of a text stands first, by its stem: `rings` and `ring` are one. */
type Stems = Map<string, number>;

function stemsOf(text: string, locale: string): Stems {
  const { termsOf, stemOf, isFiller } = analysisFor(locale);
  const stems: Stems = new Map();
  for (const { term, start } of termsOf(folded(text))) {
    const stem = stemOf(term);
    if (!isFiller(term) && !stems.has(stem)) stems.set(stem, start);
  }
  return stems;
}

type ProductTerms = { locale: string; category: string[]; text: Stems; material?: string };
const known = new WeakMap<Product, ProductTerms>();

/** What a product says in a line of what it is for, and what it is. */
function termsOfProduct(product: Product, locale: string): ProductTerms {
  const found = known.get(product);
  if (found?.locale === locale) return found;
  const { title, summary = '', category = '' } = product;
  const told = {
    locale,
    category: [...stemsOf(category, locale).keys()],
    text: stemsOf(`${title} ${summary}`, locale),
    material: materialOf(product)?.grade,
  };
  known.set(product, told);
  return told;
}

/** Where the one names the category of the other; Infinity where it does not. */
function placeIn({ text }: ProductTerms, { category }: ProductTerms): number {
  if (category.length === 0) return Infinity;
  return Math.max(...category.map((stem) => text.get(stem) ?? Infinity));
}

const isShared = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one === other;

/** Lower is nearer. */
const SAME_CATEGORY = 0;
const NAMED = 1;
const NAMES = 2;
const SAME_MATERIAL = 3;
const OTHER = 4;

/**
 * Other products that a visitor of this one may need: first those of its category, then those whose category
 * it names, as bolts “for flanges”, in the order in which it does; those that name its own; those of the same
 * material. Others fill up what is left: those that follow it in the host's order, and then from the first on.
 * @param settings with the language of the products
 */
export async function relatedTo(
  product: Product,
  products: readonly Product[],
  max: number,
  { locale = 'en-US' }: { locale?: string } = {},
): Promise<Product[]> {
  const at = products.findIndex(({ id }) => id === product.id) + 1;
  const others = [...products.slice(at), ...products.slice(0, at)].filter(
    ({ id }) => id !== product.id,
  );
  // Of thousands, most products have enough in their category, and nothing else need be read.
  const same = others.filter((other) => isShared(other.category, product.category));
  if (same.length >= max) return same.slice(0, max);

  const told = termsOfProduct(product, locale);
  const rankOf = (other: Product): [rank: number, place: number] => {
    if (isShared(other.category, product.category)) return [SAME_CATEGORY, 0];
    const otherTold = termsOfProduct(other, locale);
    const place = placeIn(told, otherTold);
    if (place < Infinity) return [NAMED, place];
    if (placeIn(otherTold, told) < Infinity) return [NAMES, 0];
    return [isShared(otherTold.material, told.material) ? SAME_MATERIAL : OTHER, 0];
  };
  const pause = yielder();
  const ranked: { other: Product; rank: [number, number] }[] = [];
  for (const other of others) {
    await pause();
    ranked.push({ other, rank: rankOf(other) });
  }
  return ranked
    .sort((one, two) => one.rank[0] - two.rank[0] || one.rank[1] - two.rank[1])
    .slice(0, max)
    .map(({ other }) => other);
}
