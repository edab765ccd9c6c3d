import { readFileSync } from 'node:fs';
import path from 'node:path';
import { productWith } from '@/testing/products';
import { relatedTo } from './related';

const of = (id: number, category?: string, summary?: string, material?: string) =>
  productWith({
    id,
    title: `Part ${id}`,
    category,
    summary,
    specifications: material ? [{ name: 'Material', value: material }] : [],
  });
async function idsFor(id: number, products: ReturnType<typeof of>[], max = 9) {
  const found = await relatedTo(
    products.find((product) => product.id === id)!,
    products,
    max,
  );
  return found.map((product) => product.id);
}

describe('relatedTo', () => {
  it('puts the same category first and omits the product itself', async () => {
    expect(await idsFor(1, [of(1, 'Gears'), of(2, 'Rings'), of(3, 'Gears'), of(4)], 3)).toEqual([
      3, 2, 4,
    ]);
  });

  it('does not treat missing categories as equal, nor missing materials', async () => {
    expect(await idsFor(1, [of(1), of(2, 'Rings'), of(3)], 2)).toEqual([2, 3]);
  });

  it('goes on with what it says it is for, in the order in which it says so', async () => {
    const products = [
      of(1, 'Gears'),
      of(2, 'Bearings'),
      of(3, 'Shafts'),
      of(4, 'Rings', 'A ring for slewing bearings and gear rims.'),
    ];
    expect(await idsFor(4, products)).toEqual([2, 1, 3]);
    expect(await idsFor(2, products)).toEqual([4, 3, 1]);
  });

  it('goes on with what is made of the same steel', async () => {
    const products = [
      of(1, 'Rings', undefined, '42CrMo4 (1.7225), EN 10250-3'),
      of(2, 'Shafts', undefined, 'C45E'),
      of(3, 'Bolts', undefined, '42CrMo4 (1.7225), EN ISO 683-2'),
    ];
    expect(await idsFor(1, products)).toEqual([3, 2]);
  });

  it('fills up with those that follow in the list, and then from its beginning', async () => {
    expect(await idsFor(3, [of(1), of(2), of(3), of(4), of(5)])).toEqual([4, 5, 1, 2]);
  });

  it('leads from bolts to flanges and from the ring to its bearing', async () => {
    const file = path.join(process.cwd(), 'demo-company/content/industrial-products.json');
    const products = (
      JSON.parse(readFileSync(file, 'utf8')) as {
        id: number;
        title: string;
        category: string;
        short_description: string;
        specifications: { name: string; value: string }[];
      }[]
    ).map(({ short_description: summary, id, title, category, specifications }) =>
      productWith({ id, title, category, summary, specifications }),
    );
    const titlesFor = async (id: number) => {
      const product = products.find((one) => one.id === id)!;
      return (await relatedTo(product, products, 2)).map(({ title }) => title.split(',')[0]);
    };
    expect(await titlesFor(15)).toEqual(['Weld-neck flange', 'Flanged pipe elbow']);
    expect((await titlesFor(7))[0]).toBe('Deep groove ball bearing');
    expect((await titlesFor(14))[0]).toBe('Seamless rolled ring');
  });
});
