import { productWith } from '@/testing/products';
import { words } from '@/words/words';
import { productViews } from './views';

const pictures = ['Press', 'Mill', 'Furnace', 'Lathe'].map((title, index) => ({
  id: index,
  title,
  text: undefined,
  picture: { src: `/media/host/${title}.jpg`, alt: `${title} at work` },
}));

const english = words('en');
const captions = (id: number) =>
  productViews(productWith({ id }), pictures, english).map((v) => v.caption);

describe('productViews', () => {
  it('shows the product first, then pictures from the factory', () => {
    expect(captions(0)).toEqual([
      'Spur gear',
      'From our halls: Press',
      'From our halls: Mill',
      'From our halls: Furnace',
    ]);
  });

  it("rotates the factory pictures with the product's id", () => {
    expect(captions(1).slice(1)).toEqual([
      'From our halls: Lathe',
      'From our halls: Press',
      'From our halls: Mill',
    ]);
  });

  it('shows drawings that are pictures before those from the factory', () => {
    const drawing = (file: string) => ({ kind: 'drawing' as const, file });
    const documents = [drawing('/media/host/gear.pdf'), drawing('/media/host/gear.svg')];
    const [, second, ...others] = productViews(
      productWith({ id: 0, documents }),
      pictures,
      english,
    );
    expect(second).toEqual({
      src: '/media/host/gear.svg',
      alt: 'Drawing of Spur gear',
      caption: 'Drawing',
    });
    expect(others).toHaveLength(2);
  });

  it('is empty without pictures', () => {
    expect(productViews(productWith({ picture: undefined }), [], english)).toEqual([]);
    expect(productViews(productWith(), [], english)).toHaveLength(1);
    expect(
      productViews(productWith(), [{ ...pictures[0]!, picture: undefined }], english),
    ).toHaveLength(1);
  });
});
