/** A product in the quote basket. */
export type QuoteLine = {
  id: number;
  title: string;
  /** Whole, at least 1. */
  quantity: number;
};

type Lines = readonly QuoteLine[];

/** So many parts a request may have. */
export const BASKET_LINES = 10;

/** A product in the basket gets more pieces; a full basket stays as it is. */
export function addToBasket(lines: Lines, { id, title, quantity }: QuoteLine): Lines {
  const existing = lines.find((line) => line.id === id);
  if (existing) {
    const more = { ...existing, title, quantity: existing.quantity + quantity };
    return lines.map((line) => (line === existing ? more : line));
  }
  return lines.length < BASKET_LINES ? [...lines, { id, title, quantity }] : lines;
}
