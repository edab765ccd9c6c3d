import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { drawingType, drawingTypes } from '../../contract/drawings';
import { itemsOf, testEditor } from './test-editor';

const { payload, pathOf, readContent, writeContent } = await testEditor('small');
const { create, save } = itemsOf(payload);
const { LONG_LIST, publish } = await import('@/publishing/publish');
const { draftContent } = await import('@/publishing/draft-content');
const { importContent } = await import('@/publishing/import');
const { checkedDocument, checkedFile } = await import('@/collections/media-file');

const FILE = 'industrial-products';
type Product = { id: number; title: string };
const products = () => readContent<Product[]>(FILE);

describe('publishing', () => {
  const change = (data: object, draft = false) => save('products', 1, data, { draft });
  const written = async () =>
    [...(await publish(payload))].flatMap(([file, outcome]) => (outcome === 'written' ? file : []));

  it('writes nothing for a draft', async () => {
    await change({ title: 'Only a draft', _status: 'draft' }, true);
    assert.deepEqual(await written(), []);
    assert.equal(products()[0]?.title, 'Spur gear, module 10');
  });

  it('writes the one list that has changed', async () => {
    const before = statSync(pathOf('reviews')).mtimeMs;
    await change({ title: 'Spur gear, module 12', _status: 'published' });
    assert.deepEqual(await written(), ['industrial-products.json']);
    assert.equal(products()[0]?.title, 'Spur gear, module 12');
    assert.equal(products().length, 15);
    assert.equal(statSync(pathOf('reviews')).mtimeMs, before);
  });

  it('takes a product away that is no longer published', async () => {
    await change({ _status: 'draft' });
    await publish(payload);
    assert.ok(products().every(({ id }) => id !== 1));
    await change({ _status: 'published' });
    await publish(payload);
    assert.equal(products()[0]?.id, 1);
  });

  it('takes a text for no file that only begins like the address of one', async () => {
    const titles = ['/media/../../outside.txt', '/documents/../content/none.txt', '/documents/.'];
    for (const title of titles) await create('timeline', { title, year: '1999' });
    await publish(payload);
    assert.deepEqual(
      readContent<Product[]>('timeline')
        .slice(-titles.length)
        .map(({ title }) => title),
      titles,
    );
    const { id } = await create('products', { title: titles[0] }, { draft: true });
    const previewed = (await draftContent(payload, 'list/industrial-products')) as Product[];
    assert.equal(previewed.at(-1)?.title, titles[0]);
    await payload.delete({ collection: 'products' as never, id, context: { seeding: true } });
  });

  it('publishes at its time what was scheduled', async () => {
    await change({ title: 'Later', _status: 'draft' }, true);
    await payload.jobs.queue({
      task: 'schedulePublish' as never,
      input: { type: 'publish', doc: { relationTo: 'products', value: '1' } } as never,
      waitUntil: new Date(Date.now() - 1_000),
    });
    await payload.jobs.run();
    await publish(payload);
    assert.equal(products()[0]?.title, 'Later');
  });

  it('stops before a file that was changed by hand, and says in which lines', async () => {
    const byHand = products().map((product) =>
      product.id === 2 ? { ...product, title: 'By hand' } : product,
    );
    writeContent(FILE, byHand);
    await change({ title: 'Spur gear, module 14' });
    assert.equal((await publish(payload)).get('industrial-products.json'), 'stopped');
    assert.equal(products()[1]?.title, 'By hand');
    const { docs } = await payload.find({
      collection: 'published-files' as never,
      where: { state: { equals: 'stopped' } } as never,
    });
    const [stopped] = docs as unknown as [{ message: string; comparison: string }];
    assert.match(stopped.message, /industrial-products\.json was changed outside of the editor/);
    assert.match(stopped.comparison, /- in the file: {3}.*By hand/);
  });

  it('goes on once the file was taken in', async () => {
    const changes = await importContent(payload);
    assert.deepEqual(
      changes.map(({ file, changed }) => [file, changed]),
      [['industrial-products.json', 1]],
    );
    assert.deepEqual(await written(), ['industrial-products.json']);
    assert.equal(products()[0]?.title, 'Spur gear, module 14');
    await change({ title: 'Spur gear, module 16' });
    assert.deepEqual(await written(), ['industrial-products.json']);
    assert.deepEqual(
      products()
        .slice(0, 2)
        .map(({ title }) => title),
      ['Spur gear, module 16', 'By hand'],
    );
  });

  it('keeps fields that the editor does not know', async () => {
    const further = products().map((product) => ({ ...product, voltage: '24 V' }));
    writeContent(FILE, further);
    await importContent(payload);
    await change({ title: 'Spur gear, module 18' });
    await publish(payload);
    assert.deepEqual(
      products().map((product) => (product as { voltage?: string }).voltage),
      Array(15).fill('24 V'),
    );
  });

  it('writes one changed item into a long list', async () => {
    const long = Array.from({ length: LONG_LIST + 1 }, (_, index) => ({
      id: index + 1,
      title: `Part ${index + 1}`,
    }));
    writeContent(FILE, long);
    await importContent(payload);
    const publishOnly = async (...ids: number[]) =>
      (await publish(payload, new Map([['products', new Set(ids)]]))).get(
        'industrial-products.json',
      );
    await change({ title: 'Changed' });
    assert.equal(await publishOnly(1), 'written');
    assert.equal(await publishOnly(1), 'unchanged');
    await payload.delete({ collection: 'products' as never, id: 9, context: { seeding: true } });
    assert.equal(await publishOnly(9), 'written');
    const expected = long
      .map(({ title }) => (title === 'Part 1' ? 'Changed' : title))
      .filter((title) => title !== 'Part 9');
    assert.deepEqual(
      products().map(({ title }) => title),
      expected,
    );
    assert.equal((await publish(payload)).get('industrial-products.json'), 'unchanged');
  });
});

describe('uploads', () => {
  const file = (data: Buffer, name: string) => ({
    data,
    name,
    mimetype: 'image/jpeg',
    size: data.length,
  });

  it('are refused by what is in them, whatever their name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>a()</script></svg>');
    await assert.rejects(checkedFile(file(svg, 'logo.svg')), /no picture that the site can show/);
    await assert.rejects(checkedFile(file(svg, 'photo.jpg')), /no picture that the site can show/);
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    await assert.rejects(checkedFile(file(page, 'photo.jpg')), /no picture/);
    await assert.rejects(checkedDocument(file(page, 'photo.pdf')), /no PDF/);
  });

  it('may be models and drawings, under the ending of what they are', async () => {
    for (const [text, ending] of [
      ['%PDF-1.7', 'pdf'],
      ['ISO-10303-21;\nHEADER;', 'step'],
      ['\u00ef\u00bb\u00bf\r\nISO-10303-21;', 'step'],
      [`${'A drawing'.padEnd(72)}S      1\n`, 'igs'],
      ['  0\r\nSECTION\r\n', 'dxf'],
      ['AC1032', 'dwg'],
    ] as const) {
      const data = Buffer.from(text, 'latin1');
      assert.match(
        (await checkedFile(file(data, 'Flange.exe'))).name,
        RegExp(`^flange-\\w+\\.${ending}$`),
      );
      const type = drawingType(data)!;
      assert.ok((drawingTypes[type] as readonly string[]).includes(ending), `${type} ${ending}`);
    }
  });

  it('lose the place where they were taken, and get a name of their own', async () => {
    const photo = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#c2410c' },
    })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 22/1 0/1' } })
      .jpeg()
      .toBuffer();
    assert.ok((await sharp(photo).metadata()).exif);
    const one = await checkedFile(file(photo, '../../Ä photo.php.png'));
    const other = await checkedFile(file(photo, '../../Ä photo.php.png'));
    assert.equal((await sharp(one.data).metadata()).exif, undefined);
    assert.match(one.name, /^a-photo-php-[0-9a-f]{16}\.jpg$/);
    assert.notEqual(one.name, other.name);
  });
});
