import { productWith } from '@/testing/products';
import { relatedTo } from './related';

const of = (id: number, category?: string) => productWith({ id, category });

describe('relatedTo', () => {
  it('puts the same category first and omits the product itself', () => {
    const products = [of(1, 'Gears'), of(2, 'Rings'), of(3, 'Gears'), of(4)];
    expect(relatedTo(products[0]!, products, 3).map(({ id }) => id)).toEqual([3, 2, 4]);
  });

  it('does not treat missing categories as equal', () => {
    const products = [of(1), of(2, 'Rings'), of(3)];
    expect(relatedTo(products[0]!, products, 2).map(({ id }) => id)).toEqual([2, 3]);
  });
});
