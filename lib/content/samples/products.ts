import type { Product } from '../schemas';

const sample = (id: number, title: string, price: number, discountPrice?: number): Product => ({
  id,
  title,
  price,
  discountPrice,
  picture: undefined,
  sku: undefined,
  category: undefined,
  html: undefined,
  specifications: [],
  summary: undefined,
  updatedAt: undefined,
});

/** Shown where the host has no products; their pictures are the drawn placeholders. */
export const sampleProducts: Product[] = [
  sample(1, 'Power generator', 1099, 999),
  sample(2, 'Cordless drill', 259, 199),
  sample(3, 'Angle grinder', 149, 129),
  sample(4, 'Torque wrench set', 189),
  sample(5, 'Hydraulic bottle jack', 219, 189),
  sample(6, 'Welding helmet', 99),
  sample(7, 'Digital caliper', 79, 65),
];
