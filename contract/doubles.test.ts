import { doublesIn } from './doubles';

it('finds what two items of a list share, and may not', () => {
  const items = [
    { id: 1, slug: 'a', sku: 'K-1' },
    { id: '1', slug: 'b', sku: ' K-1 ' },
    { id: 2, path: '/p/Quality' },
    { id: 3, path: '/p/quality', slug: '', sku: null },
    { id: 4, slug: '', title: 'a' },
    { id: 5, slug: 'gr\u00f6\u00dfe' },
    { id: 6, slug: 'gro\u0308\u00dfe' },
    null,
  ];
  const doubles = [
    { field: 'slug', value: 'größe', indexes: [5, 6] },
    { field: 'path', value: '/p/quality', indexes: [2, 3] },
    { field: 'sku', value: 'K-1', indexes: [0, 1] },
  ];
  expect(doublesIn(items, '/api/list/industrial-products')).toEqual([
    { field: 'id', value: '1', indexes: [0, 1] },
    ...doubles,
  ]);
  // Of a gallery nobody reads the numbers.
  expect(doublesIn(items, '/api/list/portfolio')).toEqual(doubles);
});
