import { fill, plural } from '@/words/format';
import type { Words } from '@/words/words';
import { formatNumber, type Formats } from './formats';

type Spoken = Pick<Words, 'common' | 'language'>;

const steps = ['kilobytes', 'megabytes', 'gigabytes'] as const;

/** `1572864` → `1.6 MB` */
function fileSize(
  bytes: number,
  { common: { sizes }, language }: Spoken,
  formats: Formats,
): string {
  if (bytes < 1_000) return plural(language, sizes.bytes, { count: bytes });
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), steps.length);
  const amount = bytes / 1_000 ** power;
  const rounded = amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount);
  const decimals = Number.isInteger(rounded) ? 0 : 1;
  return fill(sizes[steps[power - 1]!], { amount: formatNumber(rounded, decimals, formats) });
}

/** `/media/a/portfolio.pdf?v=2` → `PDF`; undefined for a name without an ending. */
export const fileType = (path: string): string | undefined =>
  /\.([a-z0-9]{1,5})$/i.exec(path.replace(/[?#].*/, ''))?.[1]?.toUpperCase();

/** `PDF, 1.6 MB` @param bytes of the file, where they are known */
export const fileSummary = (
  type: string | undefined,
  bytes: number | undefined,
  words: Spoken,
  formats: Formats,
): string =>
  [type, bytes !== undefined && fileSize(bytes, words, formats)]
    .filter(Boolean)
    .join(words.common.comma);
