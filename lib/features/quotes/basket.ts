import { QUOTE_LIMITS } from '@/contract/form-limits';

/** A product in the quote basket. */
export type QuoteLine = {
  id: number;
  title: string;
  /** Whole, at least 1. */
  quantity: number;
};

type Lines = readonly QuoteLine[];

/** A product in the basket gets more pieces; a full basket stays as it is. */
export function addToBasket(lines: Lines, { id, title, quantity }: QuoteLine): Lines {
  const existing = lines.find((line) => line.id === id);
  if (existing) {
    const more = { ...existing, title, quantity: existing.quantity + quantity };
    return lines.map((line) => (line === existing ? more : line));
  }
  return lines.length < QUOTE_LIMITS.parts ? [...lines, { id, title, quantity }] : lines;
}

/** Without the products of these titles; the same list where it has none of them. */
export function removeFromBasket(lines: Lines, titles: readonly (string | undefined)[]): Lines {
  const left = lines.filter(({ title }) => !titles.includes(title));
  return left.length < lines.length ? left : lines;
}
