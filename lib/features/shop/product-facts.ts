import type { Fact } from '@/lib/content/schemas/fields';
import type { Product } from '@/lib/content/schemas/schemas';
import type { Formats } from '@/words/formats';
import { quantitiesIn, type Dimension } from './quantities';

type Described = Pick<Product, 'specifications'>;

const WEIGHT_NAMES =
  /weight|mass|masa|gewicht|poids|peso|waga|hmotnost|ağırlık|kütle|وزن|كتلة|重量|净重|毛重|ওজন|(?<!\p{M}|\p{L})ভর/iu;
const MATERIAL_NAMES =
  /material|werkstoff|matériau|matière|materiał|malzeme|مادة|خامة|材料|材质|উপাদান|উপকরণ/i;

/** Numbers without a locale are written as in English. */
const localeOf = ({ locale = 'en-US' }: Formats): string => locale;

const factsNamed = ({ specifications }: Described, names: RegExp): Fact[] =>
  specifications.filter(({ name }) => names.test(name));

/** As the language writes that a fact is in, which may be another than that of the others. */
const quantitiesOf = ({ value, lang, field }: Fact, dimension: Dimension, formats: Formats) =>
  quantitiesIn(value, dimension, (!field && lang) || localeOf(formats));

/** In kg; of “Abmasse” and “Masse” the one that is a weight. @param formats that the facts are written in */
export const weightOf = (product: Described, formats: Formats): number | undefined =>
  factsNamed(product, WEIGHT_NAMES).flatMap((fact) => quantitiesOf(fact, 'weight', formats))[0];

/** The largest length among the product's facts, in mm. @param formats that they are written in */
export function sizeOf({ specifications }: Described, formats: Formats): number | undefined {
  const sizes = specifications.flatMap((fact) => quantitiesOf(fact, 'size', formats));
  return sizes.length > 0 ? Math.max(...sizes) : undefined;
}

/** The grade, without its standard and its other names. @returns `lang` where it is not the page's */
export function materialOf(product: Described): { grade: string; lang?: string } | undefined {
  const [fact] = factsNamed(product, MATERIAL_NAMES);
  const grade = fact?.value.split(/[,،]|\s\(/)[0];
  return grade ? { grade, ...(!fact?.field && fact?.lang && { lang: fact.lang }) } : undefined;
}
