import { sortItems, sortOrders, type SortOrder } from './sorting';

const items = [{ id: 4 }, { id: 9 }, { id: 2 }];
const ids = (order: SortOrder) => sortItems(items, order).map(({ id }) => id);

describe('sorting', () => {
  it("keeps the host's order", () => expect(ids('hostOrder')).toEqual([4, 9, 2]));
  it('reverses it', () => expect(ids('reversed')).toEqual([2, 9, 4]));
  it('puts the highest id first', () => expect(ids('newest')).toEqual([9, 4, 2]));

  it('does not change the given list', () => {
    for (const order of sortOrders) sortItems(items, order);
    expect(items.map(({ id }) => id)).toEqual([4, 9, 2]);
  });
});
