import { isSortOrder, sortItems, sortOrders } from './sorting';

const items = [{ id: 4 }, { id: 9 }, { id: 2 }];
const ids = (order: (typeof sortOrders)[number]) => sortItems(items, order).map(({ id }) => id);

describe('sorting', () => {
  it(`keeps the host's order for "latest"`, () => expect(ids('latest')).toEqual([4, 9, 2]));
  it('reverses it for "ubdate"', () => expect(ids('ubdate')).toEqual([2, 9, 4]));
  it('puts the highest id first for "new"', () => expect(ids('new')).toEqual([9, 4, 2]));

  it('does not change the given list', () => {
    for (const order of sortOrders) sortItems(items, order);
    expect(items.map(({ id }) => id)).toEqual([4, 9, 2]);
  });

  it('recognises only its own names', () => {
    expect(sortOrders.every(isSortOrder)).toBe(true);
    expect(isSortOrder('price')).toBe(false);
  });
});
