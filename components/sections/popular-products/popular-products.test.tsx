import { screen } from '@testing-library/react';
import { show } from '@/lib/testing/show';
import { sampleProducts } from '@/lib/content/samples/products';
import { PopularProducts } from './popular-products';

test('every product has its slide', () => {
  show(<PopularProducts products={sampleProducts} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Popular Products' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(sampleProducts.length);
});

test('an empty list leaves the section out', () => {
  const page = show(<PopularProducts products={[]} />);
  expect(page).toBeEmptyDOMElement();
});
