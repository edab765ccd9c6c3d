import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { itemsOf, testEditor, type Item } from './test-editor';

const { payload, content, readContent, writeContent } = await testEditor('small');
const { save } = itemsOf(payload);
const { publish } = await import('@/publishing/publish');
const { importContent } = await import('@/publishing/import');
const { draftContent } = await import('@/publishing/draft-content');
const { emptyTrash } = await import('@/collections/trash');

const inContent = (file: string) => join(content, 'content', file);
const files: Record<string, string> = {
  'de-DE/industrial-products.json': '[{"id":1,"title":"Stirnrad, Modul 10"}]',
  'de-DE/site-settings.json': '{"slogan":"Schmiedeteile"}',
  'de-DE/pages.json': '[]',
  'de-DE/pages/home.json': '{ "sections": [] }',
  'de-DE/no-list-of-the-site.json': 'no JSON',
};

describe('files of further languages', () => {
  mkdirSync(inContent('de-DE/pages'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(inContent(file), text);

  /** A file that was written anew is another one, even if it holds the same. */
  const asTheyAre = () =>
    Object.keys(files).map((file) => {
      const { ino, mtimeMs } = statSync(inContent(file));
      return [file, readFileSync(inContent(file), 'utf8'), ino, mtimeMs];
    });
  const before = asTheyAre();
  const products = () => readContent<Item[]>('industrial-products');

  it('are no content of the main language to an import', async () => {
    assert.deepEqual(await importContent(payload), []);
    writeContent(
      'industrial-products',
      products().map((item) => (item.id === 1 ? { ...item, price: '1.00' } : item)),
    );
    const changes = await importContent(payload);
    assert.deepEqual(
      changes.map(({ file, changed }) => [file, changed]),
      [['industrial-products.json', 1]],
    );
    assert.notEqual(products()[0]?.title, 'Stirnrad, Modul 10');
    assert.equal(await draftContent(payload, 'de-DE/site-settings'), undefined);
    assert.deepEqual(asTheyAre(), before);
  });

  it('stay as they are while their items are published, restored, trashed and deleted', async () => {
    await save('products', 1, { title: 'Published anew', _status: 'published' });
    await publish(payload);
    const { docs } = await payload.findVersions({
      collection: 'products' as never,
      where: { parent: { equals: 1 } },
      sort: 'createdAt',
    });
    await payload.restoreVersion({ collection: 'products' as never, id: docs[0]!.id as never });
    await publish(payload);
    await save('products', 1, { deletedAt: new Date(0).toISOString() }, { trash: true });
    await publish(payload);
    assert.ok(products().every(({ id }) => id !== 1));
    assert.equal(await emptyTrash(payload), 1);
    await publish(payload);
    assert.deepEqual(asTheyAre(), before);
  });

  it('keep their pictures on the site when the main language has no use for them', async () => {
    const upload = async (name: string) => {
      const data = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#567' } })
        .jpeg()
        .toBuffer();
      const file = { data, mimetype: 'image/jpeg', name, size: data.length };
      const doc = await payload.create({
        collection: 'media' as never,
        data: { alt: 'A ring' } as never,
        file,
      });
      const { id, public_path: path } = doc as unknown as { id: number; public_path: string };
      const copy = join(content, 'media', path);
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, data);
      return { id, copy, address: `/media/${path}` };
    };
    const [shown, unused] = [await upload('shown.jpg'), await upload('unused.jpg')];
    writeFileSync(
      inContent('de-DE/industrial-products.json'),
      JSON.stringify([{ id: 1, title: 'Stirnrad', thumbnail: shown.address }]),
    );
    for (const { id } of [shown, unused])
      await save('media', id, { deletedAt: new Date(0).toISOString() }, { trash: true });
    assert.deepEqual([existsSync(shown.copy), existsSync(unused.copy)], [true, false]);
    assert.equal(await emptyTrash(payload), 2);
    assert.equal(existsSync(shown.copy), true);
  });
});
