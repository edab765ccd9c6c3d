import { facetsBy, type Facet, type Filters, type Trait } from '@/lib/pages/facets';
import type { Product } from '@/lib/content/schemas/schemas';
import { siteFormats } from '@/lib/content/words/site-words';
import { facetNames, type FacetName } from '@/lib/pages/routes/facets';
import { formatNumber, type Formats } from '@/words/formats';
import { fragmentOf } from '@/lib/platform/text/fragment';
import type { Catalogue } from '@/words/messages';
import { fill } from '@/words/format';
import { materialOf, sizeOf, weightOf } from './product-facts';
import type { Dimension } from './quantities';

export type ProductFilters = Filters<FacetName>;
export type ProductFacet = Facet<FacetName>;

/** Where one range ends and the next begins, in kg and mm. */
const BOUNDS: Record<Dimension, readonly number[]> = {
  weight: [1, 10, 50, 100, 500, 1_000, 5_000],
  size: [50, 100, 250, 500, 1_000, 2_500, 5_000],
};

type Traits = Partial<Record<FacetName, Trait>>;

const kept = new WeakMap<Product, { locale?: string; traits: Traits }>();

/** Of the product's own facts; a product without a fact stands in no range of it. */
function traitsOf(product: Product): Traits {
  const formats = siteFormats();
  const { locale } = formats;
  const found = kept.get(product);
  if (found && found.locale === locale) return found.traits;
  const traits = readTraits(product, formats);
  kept.set(product, { locale, traits });
  return traits;
}

function readTraits(product: Product, formats: Formats): Traits {
  const [weight, size] = [weightOf(product, formats), sizeOf(product, formats)];
  const material = materialOf(product);
  return {
    category: nameTrait(product.category, formats),
    material: nameTrait(material?.grade, formats, material?.lang),
    weight: weight === undefined ? undefined : rangeTrait(weight, 'weight'),
    size: size === undefined ? undefined : rangeTrait(size, 'size'),
  };
}

function nameTrait(
  label: string | undefined,
  { locale }: Formats,
  lang?: string,
): Trait | undefined {
  const value = label && fragmentOf(label, locale);
  return value ? { value, label, lang } : undefined;
}

function rangeTrait(amount: number, dimension: Dimension): Trait {
  const bounds = BOUNDS[dimension];
  const above = bounds.findLast((bound) => bound < amount);
  const below = bounds.find((bound) => bound >= amount);
  const value = `${above ?? 0}-${below ?? ''}`;
  return {
    value,
    label: value,
    order: above ?? 0,
  };
}

const products = facetsBy(facetNames, traitsOf);
export const { narrow, readFilters } = products;

/** The facets that divide the products, in the words of the page. */
export function facetsOf(
  list: readonly Product[],
  { common, shop }: FacetWords,
  filters?: ProductFilters,
): ProductFacet[] {
  const formats = siteFormats();
  return products.facetsOf(list, filters, {
    titles: { material: common.material, ...shop.facets },
    labelOf: (name, { value, label }) =>
      name === 'weight' || name === 'size' ? rangeText(value, UNITS[name], shop, formats) : label,
    locale: formats.locale,
  });
}

type FacetWords = Pick<Catalogue, 'common' | 'shop'>;

const UNITS: Record<Dimension, string> = { weight: 'kg', size: 'mm' };

/** `10-50` → `10 to 50 kg` */
function rangeText(range: string, unit: string, shop: Catalogue['shop'], formats: Formats): string {
  const [above, below] = range.split('-');
  const from = formatNumber(Number(above), 0, formats);
  const to = formatNumber(Number(below), 0, formats);
  if (above === '0') return fill(shop.upTo, { to, unit });
  return below ? fill(shop.between, { from, to, unit }) : fill(shop.over, { from, unit });
}

/** Categories stand in a row above the form: what is chosen of them stays chosen when it is sent. */
export const filterForm = (facets: readonly ProductFacet[]) => ({
  facets: facets.filter(({ name }) => name !== 'category'),
  kept: facets
    .filter(({ name }) => name === 'category')
    .flatMap(({ name, choices }) =>
      choices.filter(({ chosen }) => chosen).map(({ value }) => ({ name, value })),
    ),
});

/** The shop narrowed by these filters; their order makes no difference. */
export function filterPath(filters: ProductFilters, page = 1): string {
  const query = new URLSearchParams(
    facetNames.flatMap((name) =>
      (filters[name] ?? []).map((value): [string, string] => [name, value]),
    ),
  );
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/shop?${text}` : '/shop';
}

/** The same filters with one choice more, or less where it was chosen. */
export function toggled(filters: ProductFilters, name: FacetName, value: string): ProductFilters {
  const chosen = filters[name] ?? [];
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  return { ...filters, [name]: next.sort() };
}
