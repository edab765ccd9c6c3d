import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCTS } from './content-folder';
import { itemsOf } from './plan';
import { planProducts } from './products-csv';

const products = [
  { id: 1, title: 'Ring', sku: 'HF-1', category: 'Rings', price: 1480 },
  {
    id: 2,
    title: 'Disc',
    sku: 'HF-2',
    category: 'Rings',
    specifications: [{ name: 'Steel', value: 'C45E' }],
  },
  { id: 3, title: 'Hook', sku: 'HF-3', category: 'Hooks' },
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'people-'));
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content', PRODUCTS), JSON.stringify(products));
});
afterAll(() => rmSync(folder, { recursive: true }));

const plan = (...lines: string[]) => planProducts(folder, Buffer.from(lines.join('\n')));
const titles = (...lines: string[]) =>
  itemsOf(plan(...lines).content.get(PRODUCTS)).map(({ title }) => title);

describe('a row of totals is refused', () => {
  it.each([
    ...['Total', 'TOTAL:', 'Summe', 'Gesamtsumme', 'Total général', 'Suma', 'Totale', 'Razem'],
    ...['Toplam', 'المجموع', '合计', 'মোট', 'Total (2)', 'Zwischensumme: 3 Teile'],
  ])('as “%s”', (word) => {
    expect(() => plan('title;price', 'Nut;2', 'Bolt;5', `${word};9`)).toThrow(
      `Row 4 is a row of totals and no product (title: ${word}): delete the row.`,
    );
    expect(() => plan('sku;title;price', 'N-1;Nut;2', `${word};;9`)).toThrow(
      /^Row 3 is a row of totals/,
    );
  });

  it('by its shape', () =>
    expect(() =>
      plan('sku;title;price', 'N-1;Nut;2.10', 'N-2;Bolt;5.20', ';All together;7.30'),
    ).toThrow(
      'Row 4 is a row of totals and no product (price: 7.30, the sum of the rows above): delete the row.',
    ));

  it('but no product', () =>
    expect(
      titles('sku;title;price', ';Sum drive;5', 'T-1;Total station;2', 'T-3;Set of both;7'),
    ).toEqual(['Ring', 'Disc', 'Hook', 'Sum drive', 'Total station', 'Set of both']));
});

describe('cells merged downwards are refused', () => {
  it.each([
    [['sku;title', 'N-1;Nut', ';Nut, long'], 'Row 3', 'sku, below “N-1” of row 2'],
    [['sku;title;category', 'N-1;Nut;Nuts', 'N-2;Bolt;'], 'Row 3', 'category, below “Nuts”'],
    [
      ['id;category', '1;Rings', '2;'].map(
        (line, at) => `${line};${['title', 'Ring', 'Disc'][at]}`,
      ),
      'Row 3',
      'category, below “Rings” of row 2',
    ],
    [['id;title;sku', '1;Ring;HF-1', '3;Hook;'], 'Row 3', 'sku, below “HF-1”'],
    [
      ['id;title;specifications: Steel', '1;Ring;C45E', '2;Disc;'],
      'Row 3',
      'specifications: Steel, below “C45E” of row 2',
    ],
  ])('%j', (lines, row, where) =>
    expect(() => plan(...lines)).toThrow(`${row} has nothing in the column ${where}`),
  );

  it('but not cells that may be blank', () => {
    expect(plan('id;title;price', '1;Ring;5', '3;Hook;').changes).toHaveLength(1);
    expect(titles('sku;title;category', 'N-1;Nut;Nuts', 'N-2;Bolt;Nuts', 'N-3;Pin;')).toHaveLength(
      6,
    );
    expect(plan('id;title;category', '1;Ring;', '2;Disc;').changes).toHaveLength(2);
    expect(plan('id;title;category', '1;Ring;Rings', '', '2;Disc;').changes).toHaveLength(1);
  });
});

it('part numbers with signs that nobody sees are those without', () => {
  const { changes, notes } = plan(
    'sku,title',
    '\u200bHF-1\u200e,Rolled ring',
    'HF\u2011\u0663,Hook',
  );
  expect(changes.map(({ action, item, fields }) => [action, item, fields])).toEqual([
    ['changed', 'Rolled ring', ['title']],
  ]);
  expect(notes).toEqual([expect.stringMatching(/without signs that nobody sees.*: rows 2, 3\.$/)]);
  expect(() => plan('sku,title', 'N-1,Nut', 'N-\u200b1,Bolt')).toThrow(
    'Row 3 has the part number of row 2: N-1.',
  );
});

describe('a separator that only later lines show is refused', () => {
  it.each([
    [['title,price', 'Nut;1,480', 'Bolt;2,100'], '“;”'],
    [['title', 'Nut;1480'], '“;”'],
    [['title', 'Nut\t1480'], 'a tab'],
    [['title,price', 'Nut;1480'], '“;”'],
    [['sku;title', 'N-1\tNut'], 'a tab'],
  ])('%j', (lines, separator) =>
    expect(() => plan(...lines)).toThrow(
      `Row 2, column ${/^\w+/.exec(lines[0]!)![0]}: ${separator} seems to separate the cells`,
    ),
  );

  it('but not words with such a sign', () => {
    expect(titles('title,short_description', 'Nut,Forged; rolled', 'Bolt,Cut')).toHaveLength(5);
    expect(titles('sep=,', 'title', 'Nut; long')).toContain('Nut; long');
    expect(titles('title;price', 'Nut, long')).toContain('Nut, long');
  });
});
