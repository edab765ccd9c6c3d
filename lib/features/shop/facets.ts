import { facetsBy, type Facet, type Filters, type Trait } from '@/lib/platform/facets';
import type { Product } from '@/lib/content/schemas';
import { siteFormats } from '@/lib/content/site-words';
import { facetNames, type FacetName } from '@/lib/pages/routes/facets';
import { formatNumber, type Formats } from '@/lib/platform/text/formats';
import { fragmentOf } from '@/lib/platform/text/fragment';
import { materialOf, sizeOf, weightOf } from './product-facts';
import type { Dimension } from './quantities';
import { shopTexts } from './texts';

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
  return {
    category: nameTrait(product.category),
    material: nameTrait(materialOf(product)),
    weight: weight === undefined ? undefined : rangeTrait(weight, 'weight', formats),
    size: size === undefined ? undefined : rangeTrait(size, 'size', formats),
  };
}

function nameTrait(label: string | undefined): Trait | undefined {
  const value = label && fragmentOf(label);
  return value ? { value, label } : undefined;
}

function rangeTrait(amount: number, dimension: Dimension, formats: Formats): Trait {
  const bounds = BOUNDS[dimension];
  const above = bounds.findLast((bound) => bound < amount);
  const below = bounds.find((bound) => bound >= amount);
  const plain = (bound?: number) =>
    bound === undefined ? undefined : formatNumber(bound, 0, formats);
  return {
    value: `${above ?? 0}-${below ?? ''}`,
    label: shopTexts.range[dimension](plain(above), plain(below)),
    order: above ?? 0,
  };
}

export const { narrow, facetsOf, readFilters } = facetsBy(
  shopTexts.facets,
  traitsOf,
  () => siteFormats().locale,
);

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
