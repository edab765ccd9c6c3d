import { categoryPath, itemAt, plainPath, productPath } from './paths';

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
