import type { Product } from '@/lib/content/schemas';
import { currentFormats } from '@/lib/platform/text/formats';
import { quantitiesIn } from './quantities';

type Described = Pick<Product, 'specifications'>;

const WEIGHT_NAMES = /weight|mass|gewicht|masse|poids|peso|waga|hmotnost/i;
const MATERIAL_NAMES = /material|werkstoff|matériau|matière|materiale|materiał/i;

const factNamed = ({ specifications }: Described, names: RegExp): string | undefined =>
  specifications.find(({ name }) => names.test(name))?.value;

/** Numbers without a locale are written as in English. */
const locale = (): string => currentFormats().locale ?? 'en-US';

/** In kg. */
export const weightOf = (product: Described): number | undefined =>
  quantitiesIn(factNamed(product, WEIGHT_NAMES) ?? '', 'weight', locale())[0];

/** The largest length among the product's facts, in mm. */
export function sizeOf({ specifications }: Described): number | undefined {
  const sizes = specifications.flatMap(({ value }) => quantitiesIn(value, 'size', locale()));
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}

/** The grade, without its standard and its other names. */
export const materialOf = (product: Described): string | undefined =>
  factNamed(product, MATERIAL_NAMES)?.split(/,|\s\(/)[0];
