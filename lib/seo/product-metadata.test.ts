import { productWith } from '@/lib/testing/products';
import { productMetadata } from './product-metadata';

describe('productMetadata', () => {
  it("uses the product's summary", () => {
    expect(productMetadata(productWith())).toMatchObject({
      title: 'Spur gear',
      description: 'Forged blank, hobbed and profile-ground, 48 teeth.',
      alternates: { canonical: '/shop-details/7' },
      openGraph: { images: [{ url: '/og/shop-details/7.png', alt: 'Spur gear' }] },
    });
  });

  it('has a fallback for a short summary', () => {
    for (const summary of [undefined, 'A gear.']) {
      const { description } = productMetadata(productWith({ summary }));
      expect(description).toContain('Spur gear');
      expect(description?.length).toBeGreaterThanOrEqual(40);
    }
  });
});
