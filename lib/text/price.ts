/** No price is longer, and trimming a long run of blanks takes quadratic time. */
const LONGEST = 64;

/** Reads `1250`, `"1250.5"`, `"1,250.00"`, `"$ 99"` and `"EUR 99"`. */
export function parsePrice(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const digits = value.replace(/^\s*(?:\p{Sc}|[A-Z]{3})?\s*|\s+$/gu, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(digits)) return undefined;
  return Number(digits.replaceAll(',', ''));
}
