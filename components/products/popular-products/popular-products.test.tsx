import { screen } from '@testing-library/react';
import { show } from '@/lib/testing/show';
import { sampleProducts } from '@/lib/demo-data/products';
import { PopularProducts } from './popular-products';

describe('PopularProducts', () => {
  test('has a slide for each product', () => {
    show(<PopularProducts products={sampleProducts} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Popular Products' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(sampleProducts.length);
  });

  test('shows at most 24 products', () => {
    const [sample] = sampleProducts;
    const many = Array.from({ length: 1_000 }, (_, id) => ({ ...sample!, id, title: `No. ${id}` }));
    show(<PopularProducts products={many} />);
    expect(screen.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent('No. 23');
  });

  test('renders nothing for an empty list', () => {
    const page = show(<PopularProducts products={[]} />);
    expect(page).toBeEmptyDOMElement();
  });
});
