import { categoryPath, itemAt, plainPath, productPath, segmentsOf } from './paths';

const slugs = ['größe', 'łożysko-kulkowe', '轴承', 'محامل', 'เหล็กกล้า', 'spur-gear'];
const items = slugs.map((slug, index) => ({ id: index + 1, slug }));

describe('paths of items', () => {
  it('are ASCII, whatever the script of the slug, and lead to the item', () => {
    for (const item of items) {
      const path = productPath(item);
      expect(path).toMatch(/^[\x21-\x7e]+$/);
      expect(itemAt(items, plainPath(path).split('/').at(-1)!)).toBe(item);
    }
  });

  it('lead to it with accents apart, too', () =>
    expect(itemAt(items, 'größe'.normalize('NFD'))?.id).toBe(1));

  it('name nothing where they are escaped wrongly', () =>
    expect(plainPath('/p/%zz')).toBe('/p/%zz'));

  it('escape categories', () =>
    expect(categoryPath('größe')).toBe('/shop/category/gr%C3%B6%C3%9Fe'));
});

describe('an address in a further language', () => {
  const main = [
    { id: 1, slug: 'ring' },
    { id: 2, slug: 'shaft' },
    { id: 3, slug: '1' },
    { id: 4, slug: 'gear' },
  ];
  const german = [
    { id: 1, slug: 'shaft' },
    { id: 2, slug: 'ring' },
    { id: 3, slug: 'nabe' },
  ];

  it('names by the slugs of the language first, then those of the main one, then by numbers', () => {
    const idAt = (segment: string) => itemAt(german, segment, main)?.id;
    expect(['shaft', 'ring', 'nabe', '1', '2', 'gear', '4'].map(idAt)).toEqual([
      ...[1, 2, 3, 3, 2],
      ...[undefined, undefined],
    ]);
  });

  it('is one of the segments of the folder', () =>
    expect(segmentsOf(german, main).sort()).toEqual(['1', '2', '3', 'nabe', 'ring', 'shaft']));
});
