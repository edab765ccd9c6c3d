/** What a price given as text means: for certain, or nothing that anybody should guess. */
export type ReadPrice = { value: number } | { readings: string[] };

const PLAIN = /^\d+(?:\.\d{1,2})?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/;
/** Grouped for those who write English, three decimals for the others. */
const GROUPED_OR_DECIMAL = /^\d{1,3}(?:,\d{3})+$/;

const BLANKS = '[ \\u00a0\\u2009\\u202f]';
const NUMBER = new RegExp(`^\\d+(?:(?:[.,'’]|${BLANKS})\\d+)*$`);

/** What people in one country or another would take a number for. */
function readingsOf(text: string): string[] {
  const signs = [...text.matchAll(/\D/g)].map(([sign]) => sign);
  const last = signs.at(-1)!;
  const decimals = text.slice(text.lastIndexOf(last) + 1);
  const digits = text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  const whole = text
    .slice(0, text.lastIndexOf(last))
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  const isRepeated = signs.filter((sign) => sign === last).length > 1;
  const mayBeDecimal = (last === '.' || last === ',') && !isRepeated;
  const mayBeGrouped = decimals.length === 3 && new Set(signs).size === 1;
  return [...(mayBeGrouped ? [digits] : []), ...(mayBeDecimal ? [`${whole}.${decimals}`] : [])];
}

/**
 * Digits, a point before one or two decimals, commas between groups of three: as the site reads them.
 * @param locale of the settings, where these name one: in English `12,345` is certain
 * @returns undefined for what is no number
 */
export function readPrice(text: string, locale?: string): ReadPrice | undefined {
  const number = text.trim();
  const isEnglish = locale !== undefined && /^en\b/i.test(locale);
  const isCertain =
    PLAIN.test(number) || GROUPED.test(number) || (isEnglish && GROUPED_OR_DECIMAL.test(number));
  if (isCertain) return { value: Number(number.replaceAll(',', '')) };
  return number.length <= 32 && NUMBER.test(number) ? { readings: readingsOf(number) } : undefined;
}
