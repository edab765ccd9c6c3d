/** `finalPrice`: of one piece. */
export type CartLine = {
  id: number;
  thumbnail?: string;
  title: string;
  /** Of the title, on a site in several languages. */
  lang?: string;
  /** Whole, at least 1. */
  quantity: number;
  finalPrice: number;
};

export type CartProduct = {
  id: number;
  title: string;
  lang?: string;
  price?: number;
  discountPrice?: number;
  picture?: { src: string };
};

type Lines = readonly CartLine[];

const wholeFromOne = (quantity: number) =>
  Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1;

const isPrice = (price: number | undefined): price is number =>
  price !== undefined && Number.isFinite(price) && price >= 0;

/** Of one piece; undefined for what is not for sale. */
export function finalPrice({ price, discountPrice }: Pick<CartProduct, 'price' | 'discountPrice'>) {
  return [discountPrice, price].find(isPrice);
}

/** A product in the cart gets more pieces and the current price; an invalid one changes nothing. */
export function addLine(lines: Lines, product: CartProduct, quantity = 1): Lines {
  const price = finalPrice(product);
  if (!Number.isSafeInteger(product.id) || product.title.trim() === '' || price === undefined) {
    return lines;
  }
  const existing = lines.find(({ id }) => id === product.id);
  const line: CartLine = {
    id: product.id,
    thumbnail: product.picture?.src,
    title: product.title,
    lang: product.lang,
    quantity: (existing?.quantity ?? 0) + wholeFromOne(quantity),
    finalPrice: price,
  };
  return existing ? lines.map((other) => (other === existing ? line : other)) : [...lines, line];
}

export function removeLine(lines: Lines, id: number): Lines {
  return lines.filter((line) => line.id !== id);
}

/** More digits than a number keeps. */
const LAST_UNIT = 1e15;

/** Counted in the smallest digit of all prices, so that nothing is lost: three times 1.255 is 3.765. */
export function cartTotal(lines: Lines): number {
  let unit = 1;
  const isExact = ({ finalPrice: price }: CartLine) => Math.round(price * unit) / unit === price;
  while (unit < LAST_UNIT && !lines.every(isExact)) unit *= 10;
  const units = lines.map(({ finalPrice: price, quantity }) => Math.round(price * unit) * quantity);
  return units.reduce((sum, each) => sum + each, 0) / unit;
}

export const lineTotal = (line: CartLine): number => cartTotal([line]);

export function pieceCount(lines: Lines): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
