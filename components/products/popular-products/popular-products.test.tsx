import { screen } from '@testing-library/react';
import { show } from '@/lib/testing/show';
import { sampleProducts } from '@/lib/demo-data/products';
import { PopularProducts } from './popular-products';

test('every product has its slide', () => {
  show(<PopularProducts products={sampleProducts} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Popular Products' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(sampleProducts.length);
});

test('of a large shop it shows the first 24', () => {
  const [sample] = sampleProducts;
  const many = Array.from({ length: 1_000 }, (_, id) => ({ ...sample!, id, title: `No. ${id}` }));
  show(<PopularProducts products={many} />);
  expect(screen.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent('No. 23');
});

test('an empty list leaves the section out', () => {
  const page = show(<PopularProducts products={[]} />);
  expect(page).toBeEmptyDOMElement();
});
