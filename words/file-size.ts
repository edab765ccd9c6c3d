import { fill, plural } from './format';
import { formatNumber, type Formats } from './formats';
import type { Language } from './languages';
import type { Catalogue } from './messages';

/** Plain data, which the server may hand to an island. */
type SizeWords = { language: Language; sizes: Catalogue['common']['sizes'] };

const steps = ['kilobytes', 'megabytes', 'gigabytes'] as const;

/** `1572864` → `1.6 MB`, as steps of a thousand. */
export function fileSize(bytes: number, { language, sizes }: SizeWords, formats: Formats): string {
  if (bytes < 1_000) return plural(language, sizes.bytes, { count: bytes });
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), steps.length);
  const amount = bytes / 1_000 ** power;
  const rounded = amount < 10 ? Number(amount.toFixed(1)) : Math.round(amount);
  // 999,600 bytes are rounded up to a megabyte.
  if (rounded === 1_000 && power < steps.length)
    return fileSize(1_000 ** (power + 1), { language, sizes }, formats);
  const decimals = Number.isInteger(rounded) ? 0 : 1;
  return fill(sizes[steps[power - 1]!], { amount: formatNumber(rounded, decimals, formats) });
}
