import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createLocalReq } from 'payload';
import { itemsOf, itInFull, testEditor, type Item } from './test-editor';

const { payload, content, pathOf, readContent, writeContent } = await testEditor('small');
const { create, find, save, upload } = itemsOf(payload);
const { publish } = await import('@/publishing/publish');
const { draftContent } = await import('@/publishing/draft-content');
const { importContent } = await import('@/publishing/import');
const { emptyTrash } = await import('@/collections/trash');

const fileOf = (name: string) => readContent<(Item & { product?: number })[]>(name);
const picture = join(content, 'media/gallery/hot-billets.jpg');
const now = () => new Date().toISOString();

type Upload = { id: number; public_path: string; filename: string };

describe('the trash', () => {
  const change = (collection: string, id: number, data: object) =>
    save(collection, id, data, { trash: true });
  const hasProduct = (items: unknown, id: number) =>
    (items as Item[]).some((item) => item.id === id);

  it('takes an item from the site and from previews, and gives it back', async () => {
    await change('products', 4, { deletedAt: now() });
    await publish(payload);
    assert.ok(!hasProduct(fileOf('industrial-products'), 4));
    assert.ok(!hasProduct(await draftContent(payload, 'list/industrial-products'), 4));
    assert.deepEqual(await find('products', { id: { equals: 4 } }), []);
    await change('products', 4, { deletedAt: null, _status: 'published' });
    await publish(payload);
    assert.equal(fileOf('industrial-products')[3]?.id, 4);
  });

  it('takes a drafted item from previews, too', async () => {
    const { id } = await create('products', { title: 'Drafted' }, { draft: true });
    assert.ok(hasProduct(await draftContent(payload, 'list/industrial-products'), id));
    await change('products', id, { deletedAt: now() });
    assert.ok(!hasProduct(await draftContent(payload, 'list/industrial-products'), id));
  });

  itInFull('leaves no review of a product to all the others', async () => {
    const others = fileOf('reviews').length;
    const product = 3;
    await create('reviews', { name: 'Ada', rating: 5, text: 'Round.', product });
    await publish(payload);
    const reviews = fileOf('reviews');
    assert.equal(reviews.at(-1)?.product, product);
    await change('products', product, { deletedAt: now() });
    await publish(payload);
    assert.equal(fileOf('reviews').length, others);
    assert.equal(((await draftContent(payload, 'list/reviews')) as Item[]).length, others);
    await change('products', product, { deletedAt: null, _status: 'published' });
    await publish(payload);
    assert.deepEqual(fileOf('reviews'), reviews);
    await payload.delete({ collection: 'products' as never, id: product });
    await publish(payload);
    assert.equal(fileOf('reviews').length, others);
  });

  it('takes a picture from what shows it', async () => {
    const { thumbnail = '' } = fileOf('industrial-products')[0]!;
    const path = thumbnail.replace('/media/', '');
    const { id } = (await find('media', { public_path: { equals: path } }))[0]!;
    await change('media', id, { deletedAt: now() });
    await publish(payload);
    assert.ok(!readFileSync(pathOf('industrial-products'), 'utf8').includes(thumbnail));
    await change('media', id, { deletedAt: null });
    await publish(payload);
    assert.equal(fileOf('industrial-products')[0]?.thumbnail, thumbnail);
  });

  it('takes the file of an upload out of the content folder', async () => {
    const uploaded = await upload<Upload>(picture, 'mine.jpg', { alt: 'Uploaded' });
    const { id, public_path: path } = uploaded;
    await change('timeline', 1, { thumbnail: id, _status: 'published' });
    await publish(payload);
    const file = join(content, 'media', path);
    assert.ok(existsSync(file));
    await change('media', id, { deletedAt: now() });
    assert.ok(!existsSync(file));
    await publish(payload);
    await change('media', id, { deletedAt: null });
    await publish(payload);
    assert.ok(existsSync(file));
    assert.ok(readFileSync(pathOf('timeline'), 'utf8').includes(path));
  });

  itInFull('keeps what it holds where a file names its number for something else', async () => {
    const { thumbnail = '' } = fileOf('industrial-products')[1]!;
    await change('products', 2, { deletedAt: now() });
    await publish(payload);
    const products = fileOf('industrial-products');
    writeContent('industrial-products', [{ id: 2, title: 'Back', thumbnail }, ...products]);
    await importContent(payload);
    await publish(payload);
    const [found] = fileOf('industrial-products');
    assert.equal(found?.title, 'Back');
    assert.notEqual(found.id, 2);
    const held = await find<{ deletedAt?: string }>(
      'products',
      { id: { equals: 2 } },
      { trash: true },
    );
    assert.ok(held[0]?.deletedAt);
  });

  itInFull('is emptied of what was deleted 30 days ago', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    await change('products', 5, { deletedAt: days(31) });
    await change('products', 6, { deletedAt: days(29) });
    const { id, filename } = await upload<Upload>(picture, 'old.jpg', { alt: 'Old' });
    const file = join(payload.collections.media.config.upload.staticDir!, filename);
    assert.ok(existsSync(file));
    await change('media', id, { deletedAt: days(31) });
    assert.ok(existsSync(file));
    assert.equal(await emptyTrash(payload), 2);
    assert.ok(!existsSync(file));
    const left = await find('products', { id: { in: [5, 6] } }, { trash: true });
    assert.deepEqual(
      left.map((each) => each.id),
      [6],
    );
    assert.equal(await emptyTrash(payload), 0);
  });

  it('is for editors; only administrators delete for good, and authors nothing', async () => {
    const as = async (role: string) =>
      createLocalReq(
        { user: { id: 1, collection: 'users', email: `${role}@x.example`, role } as never },
        payload,
      );
    const shared = { collection: 'products' as never, id: 7, overrideAccess: false };
    const trash = async (role: string) =>
      payload.update({ ...shared, data: { deletedAt: now() } as never, req: await as(role) });
    const restore = async (role: string) =>
      payload.update({
        ...shared,
        data: { deletedAt: null, _status: 'draft' } as never,
        trash: true,
        req: await as(role),
      });
    const remove = async (role: string) =>
      payload.delete({ ...shared, trash: true, req: await as(role) });
    await assert.rejects(trash('author'), /not allowed/);
    await trash('editor');
    await assert.rejects(restore('author'), /not allowed/);
    await assert.rejects(remove('author'), /not allowed/);
    await assert.rejects(remove('editor'), /not allowed/);
    await restore('editor');
    await trash('administrator');
    await remove('administrator');
  });
});
