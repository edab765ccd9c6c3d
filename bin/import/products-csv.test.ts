import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carryOut, readContent, undoLast } from './content-folder';
import { productsAsCsv } from './products-as-csv';
import { planProducts, PRODUCTS } from './products-csv';
import { planText } from './table';
import { itemsOf } from './plan';

const products = [
  { id: 1, title: 'Ring', sku: 'HF-1', price: 1480, category: 'Rings', note: 'kept' },
  {
    id: 4,
    title: 'Hook',
    sku: 'HF-4',
    specifications: [
      { name: 'Weight', value: '96 kg' },
      { name: 'Steel', value: 'C45E' },
    ],
  },
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content', PRODUCTS), JSON.stringify(products));
});
afterEach(() => rmSync(folder, { recursive: true }));

const plan = (...lines: string[]) => planProducts(folder, Buffer.from(lines.join('\r\n')));
const planned = (...lines: string[]) => itemsOf(plan(...lines).content.get(PRODUCTS));

describe('a table of products', () => {
  it('changes those with its ids or part numbers, and adds the others behind them', () => {
    const [ring, hook, added] = planned(
      'sku;title;price;specifications: Weight',
      'HF-1;Rolled ring;1.520,50;',
      'HF-4;Hook;;98 kg',
      'HF-9;Shaft;;12 kg',
    );
    expect(ring).toEqual({ ...products[0], title: 'Rolled ring', price: '1.520,50' });
    expect(hook!.specifications).toEqual([
      { name: 'Weight', value: '98 kg' },
      { name: 'Steel', value: 'C45E' },
    ]);
    const specifications = [{ name: 'Weight', value: '12 kg' }];
    expect(added).toEqual({ id: 5, title: 'Shaft', sku: 'HF-9', specifications });
    expect(planned('id,title', '4,Crane hook').map(({ title }) => title)).toEqual([
      'Ring',
      'Crane hook',
    ]);
  });

  it('empties what an empty cell says, and leaves what it has no column for', () => {
    const [ring] = planned('id,title,price', '1,Ring,');
    expect(ring).not.toHaveProperty('price');
    expect(ring).toMatchObject({ category: 'Rings', note: 'kept' });
  });

  it('may come from a spreadsheet of Windows', () => {
    const data = Buffer.from('id;title\r\n1;Gr\xf6\xdfe', 'latin1');
    expect(itemsOf(planProducts(folder, data).content.get(PRODUCTS))[0]?.title).toBe('Größe');
  });

  it('is shown before it is taken in', () => {
    const text = planText(plan('sku,title,price', 'HF-1,Ring,1500', 'HF-8,\u001b[31mRed,'));
    expect(text).toContain('industrial-products.json  changed  Ring     price');
    expect(text).toContain('1 new, 1 changed, 0 removed, 0 files to copy.');
    expect(text).not.toContain('\u001b');
  });

  it.each([
    [['title,colour', 'a,red'], /Unknown columns: colour/],
    [['id,title', '1,'], /Row 2 has no title/],
    [['id,title', 'x,a'], /Row 2 has an id that is no number: x/],
    [['sku,title', 'HF-1,a', 'HF-1,b'], /Row 3 is of the same product/],
    [['id,title,price', '1,a,ask us'], /Row 2 has a price that the site cannot read: ask us/],
    [['id,title,thumbnail', '1,a,ring.jpg'], /a picture that is not there: \/media\/ring\.jpg/],
    [['id,title,thumbnail', '1,a,/media/../../x'], /leads out of the content folder/],
    [['id,title', '1'], /The file is no table/],
    [['id,id', '1,2'], /The column id is there twice/],
  ])('%j is refused as a whole', (lines, message) => {
    expect(() => plan(...lines)).toThrow(message);
  });

  it('goes out as it comes in', () => {
    const all = [...products, { id: 5, title: '=1+1', price: '-3' }];
    writeFileSync(join(folder, 'content', PRODUCTS), JSON.stringify(all.slice(0, 2)));
    const csv = productsAsCsv(products);
    expect(planProducts(folder, Buffer.from(csv)).changes).toEqual([]);
    expect(productsAsCsv(all)).toContain(`"'=1+1"`);
  });
});

describe('an import', () => {
  const file = () => join(folder, 'content', PRODUCTS);

  it('is undone by one command', async () => {
    const before = readFileSync(file(), 'utf8');
    await carryOut(plan('id,title', '1,New'), folder, join(folder, 'data'));
    expect(itemsOf(readContent(folder, PRODUCTS))[0]?.title).toBe('New');
    expect(undoLast(folder, join(folder, 'data'))).toEqual([PRODUCTS]);
    expect(readFileSync(file(), 'utf8')).toBe(before);
    expect(() => undoLast(folder, join(folder, 'data'))).toThrow('no import to undo');
  });

  it('is not undone over a later change', async () => {
    await carryOut(plan('id,title', '1,New'), folder, join(folder, 'data'));
    writeFileSync(file(), '[]');
    expect(() => undoLast(folder, join(folder, 'data'))).toThrow(/Changed since the import/);
    expect(readFileSync(file(), 'utf8')).toBe('[]');
  });
});
