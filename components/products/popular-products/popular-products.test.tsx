import { screen } from '@testing-library/react';
import { show } from '@/testing/show';
import { productList } from '@/testing/products';
import { PopularProducts } from './popular-products';

describe('PopularProducts', () => {
  test('has a slide for each product', () => {
    show(<PopularProducts title="Popular Products" products={productList(3)} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Popular Products' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  test('shows at most 24 products', () => {
    show(<PopularProducts title="Popular Products" products={productList(1_000)} />);
    expect(screen.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent('Part 24');
  });

  test('renders nothing for an empty list', () => {
    const page = show(<PopularProducts title="Popular Products" products={[]} />);
    expect(page).toBeEmptyDOMElement();
  });
});
