import { withNumbersOf } from './item-keys';

describe('an item without a number', () => {
  const known = [
    { id: 4, title: 'Prices' },
    { id: 7, title: 'Times' },
    { id: 9, title: 'Times' },
  ];

  it('gets that of the known item with its name, each once', () => {
    const items = [{ title: 'Times' }, { title: 'Prices' }, { title: 'Times' }, { title: 'Times' }];
    expect(withNumbersOf(items, known).map(({ id }) => id)).toEqual([7, 4, 9, undefined]);
  });

  it('gets none that another item has', () => {
    const items = [{ title: 'Prices' }, { id: '4', title: 'Costs' }];
    expect(withNumbersOf(items, known)).toEqual(items);
  });

  it('has it first, as the files do', () => {
    expect(Object.keys(withNumbersOf([{ title: 'Prices', id: null }], known)[0]!)).toEqual([
      'id',
      'title',
    ]);
  });
});
