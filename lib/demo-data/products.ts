import type { Product } from '@/lib/content/schemas';

type Sample = {
  id: number;
  title: string;
  price: number;
  discountPrice?: number;
  thumbnail: { name: string; alt: string };
};

const sample = ({ thumbnail, discountPrice, ...product }: Sample): Product => ({
  ...product,
  discountPrice,
  picture: { src: `/pictures/products/${thumbnail.name}.svg`, alt: thumbnail.alt },
  sku: undefined,
  category: undefined,
  html: undefined,
  specifications: [],
  summary: undefined,
  updatedAt: undefined,
});

/** Shown if the host has no products; the first two also in an empty cart. */
export const sampleProducts: Product[] = [
  sample({
    id: 1,
    title: 'Power generator',
    price: 1099,
    discountPrice: 999,
    thumbnail: {
      name: 'power-generator',
      alt: 'Drawing of a generator in a tubular frame, one of its sockets glowing',
    },
  }),
  sample({
    id: 2,
    title: 'Cordless drill',
    price: 259,
    discountPrice: 199,
    thumbnail: {
      name: 'cordless-drill',
      alt: 'Drawing of a cordless drill with a glowing bit',
    },
  }),
  sample({
    id: 3,
    title: 'Angle grinder',
    price: 149,
    discountPrice: 129,
    thumbnail: {
      name: 'angle-grinder',
      alt: 'Drawing of an angle grinder from above, sparks leaving the edge of its disc',
    },
  }),
  sample({
    id: 4,
    title: 'Torque wrench set',
    price: 189,
    thumbnail: {
      name: 'torque-wrench-set',
      alt: 'Drawing of a torque wrench with a glowing mark on its scale, and four sockets',
    },
  }),
  sample({
    id: 5,
    title: 'Hydraulic bottle jack',
    price: 219,
    discountPrice: 189,
    thumbnail: {
      name: 'hydraulic-bottle-jack',
      alt: 'Drawing of a bottle jack with its lever, the ram glowing',
    },
  }),
  sample({
    id: 6,
    title: 'Welding helmet',
    price: 99,
    thumbnail: {
      name: 'welding-helmet',
      alt: 'Drawing of a welding helmet with an arc in its window',
    },
  }),
  sample({
    id: 7,
    title: 'Digital caliper',
    price: 79,
    discountPrice: 65,
    thumbnail: {
      name: 'digital-caliper',
      alt: 'Drawing of a caliper around a bolt, its display glowing',
    },
  }),
];
