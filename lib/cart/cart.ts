/** One product in the cart. `finalPrice` is what one piece costs, in dollars. */
export type CartLine = {
  id: number;
  /** Our own address of the product's picture. */
  thumbnail?: string;
  title: string;
  /** Whole, at least 1. */
  quantity: number;
  finalPrice: number;
};

/** What a product must have to be put into the cart; those of the content have it. */
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

/** What one piece costs, in dollars: the discount price if there is one; undefined for what is not for sale. */
export function finalPrice({ price, discountPrice }: Pick<CartProduct, 'price' | 'discountPrice'>) {
  return [discountPrice, price].find(isPrice);
}

/**
 * Puts a product into the cart. One that is there already gets more pieces and today's price.
 * @returns the same lines for what cannot be sold: without id, title or price
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

/** The cart without the line of this product. */
export function removeLine(lines: Lines, id: number): Lines {
  return lines.filter((line) => line.id !== id);
}

/** Sets how many pieces of a product are wanted: whole, at least 1. */
export function setLineQuantity(lines: Lines, id: number, quantity: number): Lines {
  return lines.map((line) =>
    line.id === id ? { ...line, quantity: wholeFromOne(quantity) } : line,
  );
}

/** What a line costs, in dollars. */
export const lineTotal = ({ finalPrice: price, quantity }: CartLine): number => price * quantity;

/** What the cart costs, in dollars, exact to the cent. */
export function cartTotal(lines: Lines): number {
  const cents = lines.reduce((sum, line) => sum + Math.round(lineTotal(line) * 100), 0);
  return cents / 100;
}

/** How many pieces are in the cart. */
export function pieceCount(lines: Lines): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
