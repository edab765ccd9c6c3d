import { getHostProducts } from '@/lib/content/endpoints';
import { productList } from '@/lib/testing/products';
import { findProduct, getProducts, requireProducts, shopPage } from './products';

jest.mock('@/lib/content/endpoints', () => ({ getHostProducts: jest.fn() }));

describe('products', () => {
  it('shows twelve per page', () => {
    expect(shopPage(productList(15), 1)).toMatchObject({ from: 1, to: 12, total: 15, pages: 2 });
  });

  it('finds a product only by the canonical id', () => {
    const products = productList(3);
    expect(findProduct(products, '2')?.title).toBe('Part 2');
    for (const id of ['02', '2.0', ' 2', '4', 'two', '-1', '']) {
      expect(findProduct(products, id)).toBeUndefined();
    }
  });

  it('throws if the products were never loaded', async () => {
    jest.mocked(getHostProducts).mockResolvedValueOnce(undefined);
    await expect(requireProducts()).rejects.toThrow('products never loaded');
  });
});

describe('getProducts', () => {
  it('gives the samples where the host has an empty list', async () => {
    jest.mocked(getHostProducts).mockResolvedValueOnce([]);
    expect(await getProducts()).toHaveLength(7);
  });

  it('gives the products of the host', async () => {
    jest.mocked(getHostProducts).mockResolvedValueOnce(productList(1));
    expect(await getProducts()).toHaveLength(1);
  });
});
