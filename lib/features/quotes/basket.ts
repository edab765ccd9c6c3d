import { QUOTE_LIMITS } from '@/contract/form-limits';

/** A product in the quote basket. */
export type QuoteLine = {
  id: number;
  title: string;
  /** Of the title, on a site in several languages. */
  lang?: string;
  /** Whole, at least 1. */
  quantity: number;
};

type Lines = readonly QuoteLine[];

/** A product in the basket gets more pieces; a full basket stays as it is. */
export function addToBasket(lines: Lines, line: QuoteLine): Lines {
  const existing = lines.find(({ id }) => id === line.id);
  if (existing) {
    const more = { ...line, quantity: existing.quantity + line.quantity };
    return lines.map((other) => (other === existing ? more : other));
  }
  return lines.length < QUOTE_LIMITS.parts ? [...lines, line] : lines;
}

/** Without the products of these titles; the same list where it has none of them. */
export function removeFromBasket(lines: Lines, titles: readonly (string | undefined)[]): Lines {
  const left = lines.filter(({ title }) => !titles.includes(title));
  return left.length < lines.length ? left : lines;
}
