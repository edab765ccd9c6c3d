import { numberSigns } from '@/contract/formats/region';
import { JOINING_BLANK } from './fold';

const isBlank = (sign: string) => /\s/.test(sign);

/** How numbers stand in the texts of a locale. */
export type Numbers = {
  /** The source of an expression that finds them in a folded text. */
  pattern: string;
  /** `1.500,5` → `1500.5`; leading zeros make no difference. */
  read: (written: string) => string;
  /** What somebody of another country may mean by it: 1.5 or 1500. */
  readElsewhere: (written: string) => string;
};

/** @param locale BCP 47 */
export function numbersOf(locale: string): Numbers {
  const { decimals, groups } = numberSigns(locale);
  const isDecimal = (mark: string) => decimals.has(mark);
  const blanks = [...groups].some(isBlank) ? `[ ${JOINING_BLANK}]` : JOINING_BLANK;
  return {
    // A blank stands between groups of three alone: not in `EN 10204 3.1`.
    pattern: `(?<!\\d)\\d{1,3}(?:${blanks}\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,']\\d+)*`,
    read: (written) => spelt(written, isDecimal),
    readElsewhere: (written) => spelt(written, (mark) => !isDecimal(mark)),
  };
}

/** Between digits a mark that no group of three follows is a decimal one, whatever the locale. */
function spelt(written: string, isDecimal: (mark: string) => boolean): string {
  const [first = '', ...rest] = written.split(/([.,' \u00a0])/);
  let whole = first;
  let decimal: string | undefined;
  for (let at = 0; at < rest.length; at += 2) {
    const mark = rest[at]!;
    const digits = rest[at + 1] ?? '';
    const isGroup =
      decimal === undefined && first.length <= 3 && digits.length === 3 && !isDecimal(mark);
    if (isGroup) whole += digits;
    else decimal = decimal === undefined ? digits : `${decimal}.${digits}`;
  }
  return withoutZeros(decimal === undefined ? whole : `${whole}.${decimal}`);
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
