import { productList } from '@/testing/products';
import { holdContent } from '@/testing/hold-content';
import { itemAt } from '@/lib/pages/routes/paths';
import { requireProducts, shopPage } from './products';

describe('products', () => {
  it('shows twelve per page', () => {
    expect(shopPage(productList(15), 1)).toMatchObject({ from: 1, to: 12, total: 15, pages: 2 });
  });

  it('shows the last page in place of one that is not there', () => {
    expect(shopPage(productList(15), 999)).toMatchObject({ from: 13, to: 15, page: 2 });
    expect(shopPage([], 7)).toMatchObject({ from: 0, page: 1 });
  });

  it('finds a product only by the canonical id', () => {
    const products = productList(3);
    expect(itemAt(products, '2')?.title).toBe('Part 2');
    for (const id of ['02', '2.0', ' 2', '4', 'two', '-1', '']) {
      expect(itemAt(products, id)).toBeUndefined();
    }
  });

  it('throws if the products were never loaded', async () => {
    await holdContent({});
    await expect(requireProducts()).rejects.toThrow('products never loaded');
  });
});
