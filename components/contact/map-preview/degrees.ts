import { fill } from '@/words/format';
import { formatNumber, type Formats } from '@/words/formats';
import type { Words } from '@/words/words';

type Position = { latitude: number; longitude: number };

const DECIMALS = 4;

/** A position as maps print it: `53.4518° N, 1.6072° W`. */
export function degrees(
  { latitude, longitude }: Position,
  { common, contact }: Pick<Words, 'common' | 'contact'>,
  formats: Formats,
): string {
  const amount = (value: number) => ({
    degrees: formatNumber(Math.abs(value), DECIMALS, formats),
  });
  return [
    fill(latitude < 0 ? contact.south : contact.north, amount(latitude)),
    fill(longitude < 0 ? contact.west : contact.east, amount(longitude)),
  ].join(common.comma);
}
