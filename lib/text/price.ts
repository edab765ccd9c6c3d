/** No price is longer; further digits would be no number, and further blanks take their square. */
const LONGEST = 64;

/**
 * Reads a price as hosts send it: `1250`, `"1250.5"`, `"1,250.00"`, `"$ 99"`.
 * @returns dollars, or undefined for what is no price
 */
export function parsePrice(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const digits = value.replace(/^\s*\$?\s*|\s+$/g, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(digits)) return undefined;
  return Number(digits.replaceAll(',', ''));
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `1250` → `$1,250.00` */
export function formatPrice(amount: number): string {
  return dollars.format(amount);
}
