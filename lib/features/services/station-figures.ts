import type { Station } from '@/lib/content/schemas/schemas';
import { formatNumber, type Formats } from '@/words/formats';
import { fill } from '@/words/format';
import type { Catalogue } from '@/words/messages';

type Words = Pick<Catalogue['company'], 'metres' | 'degrees' | 'degreesThen'>;

const written = (value: number, formats: Formats): string =>
  formatNumber(value, Number.isInteger(value) ? 0 : 1, formats);

/** `640 m` */
export const distanceText = ({ distance }: Station, words: Words, formats: Formats): string =>
  fill(words.metres, { figure: written(distance, formats) });

/** `1,230 °C`, or `860, then 600 °C`; undefined where nobody has said how hot the part is. */
export function temperatureText(
  { temperature, secondTemperature }: Station,
  words: Words,
  formats: Formats,
): string | undefined {
  if (temperature === undefined) return undefined;
  const first = written(temperature, formats);
  return secondTemperature === undefined
    ? fill(words.degrees, { figure: first })
    : fill(words.degreesThen, { first, second: written(secondTemperature, formats) });
}
