import { getProducts } from '@/lib/content/endpoints';
import { productList } from '@/lib/testing/products';
import { findProduct, requireProducts, shopPage } from './products';

jest.mock('@/lib/content/endpoints', () => ({ getProducts: jest.fn() }));

it('shows twelve a page', () => {
  expect(shopPage(productList(15), 1)).toMatchObject({ from: 1, to: 12, total: 15, pages: 2 });
});

it('finds a product only by the address that we link', () => {
  const products = productList(3);
  expect(findProduct(products, '2')?.title).toBe('Part 2');
  for (const id of ['02', '2.0', ' 2', '4', 'two', '-1', '']) {
    expect(findProduct(products, id)).toBeUndefined();
  }
});

it('throws rather than take a missing list for an empty one', async () => {
  jest.mocked(getProducts).mockResolvedValueOnce(undefined);
  await expect(requireProducts()).rejects.toThrow('no copy of the products yet');
});
