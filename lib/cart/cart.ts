/** `finalPrice`: of one piece, in dollars. */
export type CartLine = {
  id: number;
  /** A path of this site. */
  thumbnail?: string;
  title: string;
  /** Whole, at least 1. */
  quantity: number;
  finalPrice: number;
};

/** What a product needs to be sold. */
export type CartProduct = {
  id: number;
  title: string;
  /** In dollars. */
  price?: number;
  discountPrice?: number;
  picture?: { src: string };
};

type Lines = readonly CartLine[];

const wholeFromOne = (quantity: number) =>
  Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1;

const isPrice = (price: number | undefined): price is number =>
  price !== undefined && Number.isFinite(price) && price >= 0;

/** The price of one piece in dollars; undefined for what is not for sale. */
export function finalPrice({ price, discountPrice }: Pick<CartProduct, 'price' | 'discountPrice'>) {
  return [discountPrice, price].find(isPrice);
}

/**
 * Adds a product. A product in the cart gets more pieces and the current price.
 * @returns the same lines for a product without valid id, title or price
 */
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
    quantity: (existing?.quantity ?? 0) + wholeFromOne(quantity),
    finalPrice: price,
  };
  return existing ? lines.map((other) => (other === existing ? line : other)) : [...lines, line];
}

export function removeLine(lines: Lines, id: number): Lines {
  return lines.filter((line) => line.id !== id);
}

/** In dollars. */
export const lineTotal = ({ finalPrice: price, quantity }: CartLine): number => price * quantity;

/** In dollars, exact to the cent. */
export function cartTotal(lines: Lines): number {
  const cents = lines.reduce((sum, line) => sum + Math.round(lineTotal(line) * 100), 0);
  return cents / 100;
}

export function pieceCount(lines: Lines): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
