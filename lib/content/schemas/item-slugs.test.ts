import {
  dataSheetPath,
  itemAt,
  postPath,
  productPath,
  servicePath,
} from '@/lib/pages/routes/paths';
import { withItemSlugs } from './item-slugs';

const items = [
  { id: 34, slug: 'spur', title: 'First' },
  { id: 35, slug: 'spur', title: 'Second' },
  { id: 36, title: 'Third' },
];

describe('items with one slug', () => {
  const own = withItemSlugs(items, '/api/list/industrial-products');

  it('the first keeps it, the second is reached by its number', () => {
    expect(own.items.map(productPath)).toEqual([
      '/shop-details/spur',
      '/shop-details/35',
      '/shop-details/36',
    ]);
    for (const pathOf of [productPath, servicePath, postPath]) {
      for (const item of own.items) {
        expect(itemAt(own.items, pathOf(item).split('/').at(-1)!)?.title).toBe(item.title);
      }
    }
    expect(dataSheetPath(own.items[1]!)).toBe('/shop-details/35/datasheet.pdf');
  });

  it('are named', () => expect(own.issues).toEqual([{ index: 1, reason: 'slug: that of item 0' }]));

  it('and others are left as they are', () => {
    const others = items.slice(1);
    expect(withItemSlugs(others, '/api/list/industrial-products').items).toBe(others);
  });
});

describe('items with one number or path', () => {
  const twice = [
    { id: 7, path: '/p/Quality' },
    { id: 7, path: '/p/quality' },
  ];
  const said = (endpoint: string) =>
    withItemSlugs(twice, endpoint).issues.map(({ reason }) => reason);

  it('are named where the first alone is found', () => {
    expect(said('/api/list/services-page')).toEqual(['id: that of item 0', 'path: that of item 0']);
    expect(said('/api/list/pages')).toEqual(['path: that of item 0']);
  });
});
