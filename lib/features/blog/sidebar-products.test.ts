import { productList } from '@/testing/products';
import { sidebarProducts } from './sidebar-products';

const products = productList(5).map((product) => ({ ...product, price: 100 }));

describe('sidebarProducts', () => {
  it('chooses the largest discount as hot item, and the first others as popular', () => {
    const list = products.map((product, index) => ({
      ...product,
      discountPrice: [90, undefined, 60, 80][index],
    }));
    const { hot, popular } = sidebarProducts(list);
    expect(hot?.id).toBe(3);
    expect(popular.map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  it('chooses the first product without discounts', () => {
    expect(sidebarProducts(products).hot).toBe(products[0]);
  });

  it('is empty for an empty shop', () => {
    expect(sidebarProducts([])).toEqual({ popular: [] });
  });
});
