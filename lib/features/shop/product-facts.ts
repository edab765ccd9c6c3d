import type { Product } from '@/lib/content/schemas';
import type { Formats } from '@/words/formats';
import { quantitiesIn } from './quantities';

type Described = Pick<Product, 'specifications'>;

const WEIGHT_NAMES =
  /weight|mass|masa|gewicht|poids|peso|waga|hmotnost|ağırlık|kütle|وزن|كتلة|重量|净重|毛重|ওজন|ভর/i;
const MATERIAL_NAMES =
  /material|werkstoff|matériau|matière|materiał|malzeme|مادة|خامة|材料|材质|উপাদান|উপকরণ/i;

/** Numbers without a locale are written as in English. */
const localeOf = ({ locale = 'en-US' }: Formats): string => locale;

const factNamed = ({ specifications }: Described, names: RegExp): string | undefined =>
  specifications.find(({ name }) => names.test(name))?.value;

/** In kg. @param formats that the facts are written in */
export const weightOf = (product: Described, formats: Formats): number | undefined =>
  quantitiesIn(factNamed(product, WEIGHT_NAMES) ?? '', 'weight', localeOf(formats))[0];

/** The largest length among the product's facts, in mm. @param formats that they are written in */
export function sizeOf({ specifications }: Described, formats: Formats): number | undefined {
  const locale = localeOf(formats);
  const sizes = specifications.flatMap(({ value }) => quantitiesIn(value, 'size', locale));
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}

/** The grade, without its standard and its other names. */
export const materialOf = (product: Described): string | undefined =>
  factNamed(product, MATERIAL_NAMES)?.split(/,|\s\(/)[0];
