/** The number in a text, and what stands around it. */
export type Counted = { prefix: string; number: number; decimals: number; suffix: string };

const NUMBER = /\d{1,3}(?:[,\s]\d{3})+(?!\d)|\d+/.source;
const COUNTED = new RegExp(`^(\\D*)(${NUMBER})(?:\\.(\\d{1,6})(?!\\d))?`);

/** @returns undefined for a text without a number, or with one that is too long to count to */
export function countedIn(text: string): Counted | undefined {
  const [whole = '', prefix = '', integer, fraction = ''] = COUNTED.exec(text) ?? [];
  const number = Number(`${integer?.replace(/[,\s]/g, '')}.${fraction}`);
  if (!Number.isFinite(number) || number > Number.MAX_SAFE_INTEGER) return undefined;
  return { prefix, number, decimals: fraction.length, suffix: text.slice(whole.length) };
}
