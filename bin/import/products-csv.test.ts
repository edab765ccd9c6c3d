import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_REGION, regionOf } from '@/contract/formats/region';
import { productRecord } from '@/contract/records/catalogue';
import { fieldsFor } from '@/contract/records/fields';
import { carryOut } from './carry-out';
import { PRODUCTS, readContent } from './content-folder';
import { noteTaken, undoLast } from './copies';
import { productColumns } from './product-columns';
import { productsAsCsv } from './products-as-csv';
import { planProducts } from './products-csv';
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
      'HF-1;Rolled ring;1520.50;',
      'HF-4;Hook;;98 kg',
      'HF-9;Shaft;;12 kg',
    );
    expect(ring).toEqual({ ...products[0], title: 'Rolled ring', price: 1520.5 });
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
    const text = planText(plan('sku,title,price', 'HF-1,Ring,1500', 'HF-8,\u202eRed,'));
    expect(text).toContain('industrial-products.json  changed  Ring  price');
    expect(text).toContain('1 new, 1 changed, 0 removed, 0 files to copy.');
    expect(text).not.toContain('\u202e');
  });

  it.each([
    [['title,colour', 'a,red'], /Unknown columns: colour/],
    [['id,title', '1,'], /Row 2 has no title/],
    [['id,title', 'x,a'], /Row 2 has an id that is no number: x/],
    [['sku,title', 'HF-1,a', 'HF-1,b'], /Row 3 is of the same product/],
    [['id,title,price', '1,a,ask us'], /Row 2 has no price: “ask us” is no price/],
    [['id,title,thumbnail', '1,a,ring.jpg'], /a picture that is not there: \/media\/ring\.jpg/],
    [['id,title,thumbnail', '1,a,/media/../../x'], /leads out of the content folder/],
    [['id,title', '1'], /Row 2 has no title/],
    [['id,id', '1,2'], /The column id is there twice/],
  ])('%j is refused as a whole', (lines, message) => {
    expect(() => plan(...lines)).toThrow(message);
  });

  it('goes out as it comes in', () => {
    const all = [...products, { id: 5, title: '=1+1', price: '-3' }];
    writeFileSync(join(folder, 'content', PRODUCTS), JSON.stringify(all.slice(0, 2)));
    const csv = productsAsCsv(products, DEFAULT_REGION);
    expect(planProducts(folder, Buffer.from(csv)).changes).toEqual([]);
    expect(productsAsCsv(all, DEFAULT_REGION)).toContain(`"'=1+1"`);
  });
});

describe('the columns of the table', () => {
  const german = { locale: 'de-DE', currency: 'EUR' };
  const SETTINGS_FILE = 'content/site-settings.json';

  it('are every field of a product that is one value', () => {
    const { shape } = productRecord(fieldsFor({ region: DEFAULT_REGION }));
    const known = productColumns(DEFAULT_REGION).map(({ name }) => name);
    // A record of its own, or a list of them, has no room in a cell.
    const others = ['id', 'seo', 'specifications', 'documents'];
    expect(known.toSorted()).toEqual(
      Object.keys(shape)
        .filter((name) => !others.includes(name))
        .toSorted(),
    );
  });

  it('come and go as the company writes', () => {
    writeFileSync(join(folder, SETTINGS_FILE), JSON.stringify(german));
    const stored = [{ ...products[0], price: 742.5, updated_at: '2026-11-05', contact: 3 }];
    writeFileSync(join(folder, 'content', PRODUCTS), JSON.stringify(stored));
    const csv = productsAsCsv(stored, regionOf(german));
    expect(csv).toContain('"742,50"');
    expect(planProducts(folder, Buffer.from(csv)).changes).toEqual([]);
    const [ring] = planned('id,price,updated_at,contact', '1,"1.480,50",05.12.2026,4');
    expect(ring).toMatchObject({ price: 1480.5, updated_at: '2026-12-05', contact: 4 });
  });

  it.each([
    ['slug', 'Spur Gear', /Row 2 has no address: “Spur Gear” is no address/],
    ['discount_price', 'much', /Row 2 has no reduced price: “much” is no price/],
    ['updated_at', '05.11.2026', /Row 2 has no updated at: “05.11.2026” can mean/],
    ['contact', 'Ada', /Row 2 has no person to ask: “Ada” is no whole number/],
    ['category', 'x'.repeat(301), /Row 2 has no category: “x+…” has 301 characters/],
  ])('%s is read as the record says', (column, cell, sentence) => {
    expect(() => plan(`id,title,${column}`, `1,Ring,${cell}`)).toThrow(sentence);
  });
});

describe('an import', () => {
  const file = () => join(folder, 'content', PRODUCTS);

  it('is undone by one command', async () => {
    const before = readFileSync(file(), 'utf8');
    await carryOut(plan('id,title', '1,New'), folder, join(folder, 'data'));
    expect(itemsOf(readContent(folder, PRODUCTS))[0]?.title).toBe('New');
    expect(undoLast(folder, join(folder, 'data'))).toEqual({ files: [PRODUCTS], notes: [] });
    expect(readFileSync(file(), 'utf8')).toBe(before);
    expect(() => undoLast(folder, join(folder, 'data'))).toThrow('no import to undo');
  });

  it('is undone past one that was broken off before it changed anything', async () => {
    const data = join(folder, 'data');
    await carryOut(plan('id,title', '1,Rolled ring'), folder, data);
    mkdirSync(join(data, 'content-copies/2999-01-01T00-00-00-000Z/after'), { recursive: true });
    expect(undoLast(folder, data).files).toEqual([PRODUCTS]);
    expect(() => undoLast(folder, data)).toThrow('There is no import to undo.');
  });

  it('is not undone over a later change', async () => {
    await carryOut(plan('id,title', '1,New'), folder, join(folder, 'data'));
    writeFileSync(file(), '[]');
    expect(() => undoLast(folder, join(folder, 'data'))).toThrow(/Changed since the import/);
    expect(readFileSync(file(), 'utf8')).toBe('[]');
  });
});

describe('an import that was followed by other changes', () => {
  const data = () => join(folder, 'data');
  const write = (items: object[]) =>
    writeFileSync(join(folder, 'content', PRODUCTS), JSON.stringify(items));
  const read = () => itemsOf(readContent(folder, PRODUCTS));
  const row = (lines: string[]) => carryOut(plan(...lines), folder, data());

  it('is undone in what it has changed', async () => {
    await row(['id,title,price', '1,New,5', ',Added,']);
    write([...read().map((item) => (item.id === 4 ? { ...item, price: 9 } : item)), { id: 9 }]);
    expect(undoLast(folder, data())).toEqual({ files: [PRODUCTS], notes: [] });
    expect(read()).toEqual([products[0], { ...products[1], price: 9 }, { id: 9 }]);
  });

  it('keeps what was changed since, and says so', async () => {
    await row(['id,title,price', '1,New,5', '4,Hooks,']);
    write(read().map((item) => (item.id === 4 ? { ...item, price: 9 } : item)));
    const { notes } = undoLast(folder, data());
    expect(notes[0]).toBe(`${PRODUCTS}: “Hook” was changed since the import, and stays.`);
    expect(read()).toEqual([products[0], { ...products[1], title: 'Hooks', price: 9 }]);
    expect(() => undoLast(folder, data())).toThrow('no import to undo');
  });

  it('knows what the editor has made of it', async () => {
    await row(['id,title,html', '1,New,Words', ',Added,', '4,Hooks,']);
    const [ring, hook, added] = read();
    write([
      { ...ring, html: '<p>Words</p>' },
      { ...hook, title: 'Eva' },
      { ...added, id: 8 },
    ]);
    noteTaken(folder, data(), [{ file: PRODUCTS, kept: ['4'], renumbered: [['5', '8']] }]);
    expect(undoLast(folder, data())).toEqual({ files: [PRODUCTS], notes: [] });
    expect(read()).toEqual([products[0], { ...products[1], title: 'Eva' }]);
  });

  it('is not written over what was saved while it ran', async () => {
    const made = plan('id,title', '1,New');
    write([{ id: 1, title: 'Saved' }]);
    await expect(carryOut(made, folder, data())).rejects.toThrow(
      /was changed while the import ran/,
    );
    expect(read()).toEqual([{ id: 1, title: 'Saved' }]);
    expect(() => undoLast(folder, data())).toThrow('no import to undo');
  });
});

describe('a table that is doubtful', () => {
  const read = (data: Buffer) => planProducts(folder, data);
  const encoded = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding);

  it.each([
    ['1.480', /^Row 2 has no price: “1\.480” can mean 1,480\.00 or 1\.48\. Write 1480 or 1\.48\.$/],
    ['742,50', /“742,50” is not how a price is written here\. Write 742\.50\.$/],
    ['1.480,50', /Write 1480\.50\.$/],
    ['1,480,50', /“1,480,50” is no price/],
    ['12,-', /is no price/],
    ['EUR 12', /in another currency: the prices of this site are in USD\.$/],
    ['0', /has the price 0\. Does 0 mean that it costs nothing\? Then write “free”/],
    ['0.00', /has the price 0\.00\. Does 0 mean/],
  ])('is refused for the price %s', (price, message) => {
    expect(() => plan('id;title;price', `1;Ring;${price}`)).toThrow(message);
    expect(() => plan('id;title;discount_price', `1;Ring;${price}`)).toThrow(
      new RegExp(
        message.source
          .replace('no price:', 'no reduced price:')
          .replace('the price 0', 'the reduced price 0'),
      ),
    );
  });

  it.each([
    ['1480', 1480],
    ['12,345', 12_345],
    ['1 480', 1480],
    ['$ 742.50', 742.5],
    ['free', 0],
  ])('stores the price %s as the number %d', (price, amount) => {
    expect(planned('title;price', `Bar;${price}`).at(-1)).toMatchObject({ price: amount });
  });

  it('reads prices as the company of the settings writes them', () => {
    const settings = { name: 'Gesenkschmiede', locale: 'de-DE', currency: 'EUR' };
    writeFileSync(join(folder, 'content/site-settings.json'), JSON.stringify(settings));
    const prices = ['1.480', '1.480,50', '742,5', '€ 12'].map(
      (price) => planned('title;price', `Bar;${price}`).at(-1)!.price,
    );
    expect(prices).toEqual([1480, 1480.5, 742.5, 12]);
    expect(() => plan('id;title;price', '1;Ring;742.50')).toThrow(/Write 742,50\.$/);
  });

  it('may leave a doubtful price as it is', () => {
    const stored = [{ id: 1, title: 'Ring', price: '1.480' }];
    writeFileSync(join(folder, 'content', PRODUCTS), JSON.stringify(stored));
    expect(plan('id;title;price', '1;Disc;1.480').changes).toHaveLength(1);
  });

  it('is read in every alphabet that spreadsheets write', () => {
    const text = 'id;title\r\n1;Rohr – „groß“ 12 € ™\r\n';
    const windows = Buffer.from([
      ...Buffer.from('id;title\r\n1;Rohr ', 'latin1'),
      ...[0x96, 0x20, 0x84],
      ...Buffer.from('groß', 'latin1'),
      ...[0x93, 0x20, 0x31, 0x32, 0x20, 0x80, 0x20, 0x99, 0x0d, 0x0a],
    ]);
    const little = Buffer.concat([Buffer.from([0xff, 0xfe]), encoded(text, 'utf16le')]);
    for (const data of [
      windows,
      little,
      Buffer.from(little).swap16(),
      encoded(`\ufeff${text}`, 'utf8'),
    ])
      expect(itemsOf(read(data).content.get(PRODUCTS))[0]?.title).toBe('Rohr – „groß“ 12 € ™');
  });

  it.each([
    ['Cyrillic of Windows', [0xd8, 0xe5, 0xf1, 0xf2, 0xe5, 0xf0, 0xed, 0xff]],
    ['Japanese of Windows', [0x83, 0x6f, 0x83, 0x8b, 0x83, 0x75]],
    ['an old Apple', [...Buffer.from('F'), 0x9f, ...Buffer.from('hrung')]],
    ['no alphabet', [0xfc, 0x81]],
  ])('is refused with row and column in %s', (_name, bytes) => {
    const data = Buffer.concat([Buffer.from('id;title\r\n1;a\r\n4;'), Buffer.from(bytes)]);
    expect(() => read(data)).toThrow(/Row 3, column title, .* Save the file as UTF-8/);
  });

  it('is refused where characters were lost before', () => {
    expect(() => plan('id,title', '1,Gr\ufffd\ufffde')).toThrow(/Row 2, column title, .*U\+FFFD/);
    expect(() => plan('id,title', '1,a\u0010b')).toThrow(/U\+0010/);
  });

  it('has its rows counted as the spreadsheet shows them', () => {
    expect(() => plan('sep=;', 'id;title', '', '1;', '', '4;Hook')).toThrow(/^Row 3 has no title/);
    expect(() => plan('id,title', '1,"a\r\nb"', '4,"Ho"ok"')).toThrow(
      /The file is no table: row 3 has a quotation mark/,
    );
    expect(() => plan('id,title', '1,Ring,more')).toThrow(/Row 2 has more cells than/);
    const short = plan('id,title,price,,', '1,Ring', '4,Hook,5,,');
    expect(short.notes).toEqual([expect.stringContaining('The rows 2 end before the last column')]);
  });

  it('keeps the digits of codes, without the marks of a spreadsheet', () => {
    const [, , one, two, three] = planned('sku,title', '="0042",A', "'0010,B", '1E5,C');
    expect([one!.sku, two!.sku, three!.sku]).toEqual(['0042', '0010', '1E5']);
    expect(() => plan('sku;title', '4,01E+12;A')).toThrow(/Row 2 .* shortened: 4,01E\+12/);
    expect(() => plan('sku;title', '12. Mrz;A')).toThrow(/Row 2 .* made a date/);
    expect(planned('sku;title', "'12-Mar;A")[2]!.sku).toBe('12-Mar');
    expect(plan('id,title,specifications: Size', '1,Ring,3-Dec').notes.join()).toContain(
      '1 cells look as if a spreadsheet had changed them: row 2, specifications: Size: 3-Dec',
    );
  });

  it('may not give two products what only one can have', () => {
    expect(() => plan('title,slug', 'a,gear-hub', 'b,x', 'c,gear-hub')).toThrow(
      'Row 4 has the address of row 2: gear-hub.',
    );
    expect(() => plan('title,sku', 'a,N-1', 'b,N-1')).toThrow('Row 3 has the part number of row 2');
    expect(() => plan('id,title,sku', '1,Ring,HF-4')).toThrow(
      'Row 2 has the part number of “Hook” (no. 4): HF-4.',
    );
  });

  it('is refused with the numbers of another shop', () => {
    expect(() => plan('ID,SKU,title', '4,V-2,Valve')).toThrow(/The column ID: .* another shop/);
    expect(() => plan('ID,Type,Name,Regular price,Images', '4,simple,Valve,5,')).toThrow(
      /table of a shop \(Type, Regular price, Images\)/,
    );
    expect(() => plan('id,sku,title', '4,V-2,Valve')).toThrow(
      /Row 2 has the number of “Hook” \(HF-4\), but another title and part number/,
    );
  });

  it('brings nothing that is not published', () => {
    const result = plan('title,Published', 'a,0', 'b,1', 'c,-1', 'd,draft');
    expect(itemsOf(result.content.get(PRODUCTS)).map(({ title }) => title)).toEqual([
      'Ring',
      'Hook',
      'b',
    ]);
    expect(result.notes).toEqual(['3 rows are not published and were left out: 2, 4, 5.']);
    expect(() => plan('sku,title,Published', 'HF-1,Ring,0')).toThrow(
      /Row 2 is not published, but “Ring” \(no\. 1\) is on the site/,
    );
    expect(() => plan('title,Published', 'a,maybe')).toThrow(/Row 2 does not say whether/);
  });

  it('is shown only where all columns that say so do', () => {
    const rows = planned(
      'title,published,status',
      'Axle,1,publish',
      'Hub,1,draft',
      'Pin,0,publish',
    );
    expect(rows.map(({ title }) => title)).toEqual(['Ring', 'Hook', 'Axle']);
  });

  it('is refused with numbers that leave none for the next, and with places out of the folder', () => {
    expect(() => plan('id,title', '1000000000,Axle')).toThrow(
      /Row 2 has the number 1000000000; a new/,
    );
    expect(planned('id,title', '999999999,Axle').at(-1)!.id).toBe(999999999);
    expect(() => plan('title,thumbnail', 'Axle,../../x.png')).toThrow(
      /^Row 2 media\/\.\.\/\.\.\/x\.png leads out of the content folder\.$/,
    );
    const columns = Array.from({ length: 501 }, (_, index) => `specifications: ${index}`);
    expect(() => plan(`title,${columns.join(',')}`, 'Axle')).toThrow('more than 500 columns');
  });

  it('has one picture a product', () => {
    expect(() =>
      plan('id;title;thumbnail', '1;a;https://a.example/a.jpg, https://a.example/b.jpg'),
    ).toThrow(/Row 2 names several pictures/);
  });

  it('gives no number, address or part number of what only the editor has', () => {
    const hidden = [{ id: 26, name: 'Foo', where: 'a draft' as const, slug: 'foo', sku: 'F-1' }];
    const taken = { [PRODUCTS]: { next: 31, hidden } };
    const withEditor = (...lines: string[]) =>
      planProducts(folder, Buffer.from(lines.join('\n')), taken);
    expect(itemsOf(withEditor('title', 'New').content.get(PRODUCTS)).at(-1)?.id).toBe(31);
    expect(() => withEditor('title,sku', 'New,F-1')).toThrow(
      'Row 2 has the part number F-1, which “Foo” has in the editor (no. 26, a draft).',
    );
    expect(() => withEditor('title,slug', 'New,foo')).toThrow(/has the address foo/);
    expect(() => withEditor('id,title', '26,New')).toThrow(/Row 2 has the number 26/);
  });
});
