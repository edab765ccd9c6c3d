import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import type { Product } from '@/lib/content/schemas/schemas';
import { ProductCard } from './product-card';

const product: Product = {
  id: 7,
  title: 'Spur gear',
  price: 1250,
  discountPrice: undefined,
  picture: { src: '/media/host/gear.jpg', alt: 'A spur gear' },
  sku: undefined,
  category: 'Gears',
  summary: undefined,
  html: undefined,
  documents: [],
  specifications: [
    { name: 'Weight', value: '96 kg' },
    { name: 'Material', value: '18CrNiMo7-6' },
  ],
  updatedAt: undefined,
};

describe('ProductCard', () => {
  test('links to the product and shows one line of facts', () => {
    show(<ProductCard product={product} />);
    expect(screen.getByRole('link', { name: 'Spur gear' })).toHaveAttribute(
      'href',
      '/shop-details/7',
    );
    expect(screen.getByText('Gears · 96 kg')).toBeVisible();
    expect(screen.getByText('$1,250.00')).toBeVisible();
  });

  test('strikes out the former price', () => {
    const page = show(<ProductCard product={{ ...product, discountPrice: 1120 }} />);
    expect(screen.getByText('$1,120.00')).toBeVisible();
    expect(page.querySelector('s')).toHaveTextContent('instead of $1,250.00');
  });

  test('shows no price line without a price', () => {
    const page = show(<ProductCard product={{ ...product, price: undefined }} />);
    expect(page).not.toHaveTextContent('$');
  });
});
