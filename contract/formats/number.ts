import { plainSigns } from './plain-signs';
import { numberSigns, type NumberSigns } from './region';

/** Group digits everywhere. */
const BLANKS = /[ \u00a0\u2009\u202f]/u;
const APOSTROPHES = /['’]/u;

const digitsOf = (groups: string[]) => Number(groups.join(''));

function isGrouped(groups: string[], { last, others }: Pick<NumberSigns, 'last' | 'others'>) {
  const [first = '', ...rest] = groups;
  return (
    /^[1-9]\d*$/.test(first) &&
    first.length <= (rest.length > 1 ? others : Math.max(last, others)) &&
    rest.every((group, index) => group.length === (index === rest.length - 1 ? last : others))
  );
}

/** Digits with one and the same sign between their groups. */
function wholeNumber(text: string, signs: NumberSigns): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const sign = /\D/u.exec(text)?.[0];
  if (!sign || !/^[\d]/.test(text)) return undefined;
  if (!signs.groups.has(sign) && !BLANKS.test(sign) && !APOSTROPHES.test(sign)) return undefined;
  const groups = text.split(sign);
  const areDigits = groups.every((group) => /^\d+$/.test(group));
  return areDigits && isGrouped(groups, signs) ? digitsOf(groups) : undefined;
}

/**
 * A number as the locale writes it, grouped or not, and how many decimals it is written with.
 * @param mostDecimals how many digits may follow the decimal sign
 * @returns undefined where that is not certain
 */
export function readDecimal(
  written: string,
  locale: string,
  mostDecimals = Infinity,
): { value: number; decimals: number } | undefined {
  const text = plainSigns(written).trim();
  const signs = numberSigns(locale);
  const at = Math.max(...[...signs.decimals].map((sign) => text.lastIndexOf(sign)));
  const whole = wholeNumber(at === -1 ? text : text.slice(0, at), signs);
  if (whole === undefined) return undefined;
  if (at === -1) return { value: whole, decimals: 0 };
  const decimals = text.slice(at + 1);
  if (!/^\d+$/.test(decimals) || decimals.length > mostDecimals) return undefined;
  return { value: Number(`${whole}.${decimals}`), decimals: decimals.length };
}

/** The number alone, as `readDecimal` reads it. */
export const readNumber = (
  written: string,
  locale: string,
  mostDecimals?: number,
): number | undefined => readDecimal(written, locale, mostDecimals)?.value;

/** What somebody may have meant by digits with full stops and commas, whoever wrote them. */
export function possibleNumbers(written: string): number[] {
  const text = plainSigns(written).replace(/[\s'’]/gu, '');
  if (!/^\d[\d.,]*$/.test(text)) return [];
  const [, start = '', sign = '', end = ''] = /^(.*)([.,])(\d+)$/.exec(text) ?? [];
  const isDecimal = sign && !start.includes(sign) && /^\d+([.,]\d{3})*$/.test(start);
  const asDecimal = isDecimal ? Number(`${start.replace(/[.,]/g, '')}.${end}`) : NaN;
  const groups = text.split(/[.,]/);
  const asGroups =
    groups.length > 1 && isGrouped(groups, { last: 3, others: 3 }) ? digitsOf(groups) : NaN;
  return [asGroups, asDecimal].filter(Number.isFinite);
}
