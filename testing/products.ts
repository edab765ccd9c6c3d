import type { Product } from '@/lib/content/schemas/schemas';

export function productWith(given: Partial<Product> = {}): Product {
  return {
    id: 7,
    title: 'Spur gear',
    price: 1480,
    discountPrice: undefined,
    picture: { src: '/media/host/gear.jpg', alt: 'A spur gear' },
    sku: 'HF-GR-1048',
    category: 'Gears',
    summary: 'Forged blank, hobbed and profile-ground, 48 teeth.',
    html: '<p>The blank is closed in a die.</p>',
    specifications: [{ name: 'Weight', value: '96 kg' }],
    documents: [],
    contact: undefined,
    updatedAt: undefined,
    ...given,
  };
}

export function productList(count: number): Product[] {
  return Array.from({ length: count }, (_, index) =>
    productWith({ id: index + 1, title: `Part ${index + 1}` }),
  );
}
