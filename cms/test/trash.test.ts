import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createLocalReq, type Payload } from 'payload';
import { editorFolder } from './editor-folder';

const { content, remove } = editorFolder();
const { openEditor, seedWhereEmpty } = await import('@/server/start');
const { publish } = await import('@/publishing/publish');
const { draftContent } = await import('@/publishing/draft-content');
const { importContent } = await import('@/publishing/import');
const { emptyTrash } = await import('@/collections/trash');

type Item = { id: number; title: string; product?: number; thumbnail?: string };
const pathOf = (name: string) => join(content, `content/${name}.json`);
const fileOf = (name: string) => JSON.parse(readFileSync(pathOf(name), 'utf8')) as Item[];
const context = { seeding: true };
const now = () => new Date().toISOString();

describe('the trash', () => {
  let payload: Payload;
  const change = (collection: string, id: number, data: object) =>
    payload.update({
      collection: collection as never,
      id,
      data: data as never,
      trash: true,
      context,
    });
  const hasProduct = (items: unknown, id: number) =>
    (items as Item[]).some((item) => item.id === id);

  before(async () => {
    payload = await openEditor();
    await seedWhereEmpty(payload);
  });
  after(async () => {
    await payload.destroy();
    remove();
  });

  it('takes an item from the site and from previews, and gives it back', async () => {
    await change('products', 4, { deletedAt: now() });
    await publish(payload);
    assert.ok(!hasProduct(fileOf('industrial-products'), 4));
    assert.ok(!hasProduct(await draftContent(payload, 'list/industrial-products'), 4));
    const found = await payload.find({
      collection: 'products' as never,
      where: { id: { equals: 4 } },
    });
    assert.equal(found.totalDocs, 0);
    await change('products', 4, { deletedAt: null, _status: 'published' });
    await publish(payload);
    assert.equal(fileOf('industrial-products')[3]?.id, 4);
  });

  it('takes a drafted item from previews, too', async () => {
    const { id } = (await payload.create({
      collection: 'products' as never,
      data: { title: 'Drafted', _status: 'draft' } as never,
      draft: true,
      context,
    })) as unknown as Item;
    assert.ok(hasProduct(await draftContent(payload, 'list/industrial-products'), id));
    await change('products', id, { deletedAt: now() });
    assert.ok(!hasProduct(await draftContent(payload, 'list/industrial-products'), id));
  });

  it('leaves no review of a product to all the others', async () => {
    const others = fileOf('reviews').length;
    const product = 3;
    await payload.create({
      collection: 'reviews' as never,
      data: { name: 'Ada', rating: 5, text: 'Round.', product, _status: 'published' } as never,
      context,
    });
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
    await payload.delete({ collection: 'products' as never, id: product, context });
    await publish(payload);
    assert.equal(fileOf('reviews').length, others);
  });

  it('takes a picture from what shows it', async () => {
    const { thumbnail = '' } = fileOf('industrial-products')[0]!;
    const { docs } = await payload.find({
      collection: 'media' as never,
      where: { public_path: { equals: thumbnail.replace('/media/', '') } },
    });
    const { id } = docs[0]! as unknown as Item;
    await change('media', id, { deletedAt: now() });
    await publish(payload);
    assert.ok(!readFileSync(pathOf('industrial-products'), 'utf8').includes(thumbnail));
    await change('media', id, { deletedAt: null });
    await publish(payload);
    assert.equal(fileOf('industrial-products')[0]?.thumbnail, thumbnail);
  });

  it('takes the file of an upload out of the content folder', async () => {
    const picture = readFileSync(join(content, 'media/gallery/hot-billets.jpg'));
    const { id, public_path: path } = (await payload.create({
      collection: 'media' as never,
      data: { alt: 'Uploaded' } as never,
      file: { data: picture, name: 'mine.jpg', mimetype: 'image/jpeg', size: picture.length },
      context,
    })) as unknown as { id: number; public_path: string };
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

  it('keeps what it holds where a file names its number for something else', async () => {
    const { thumbnail = '' } = fileOf('industrial-products')[1]!;
    await change('products', 2, { deletedAt: now() });
    await publish(payload);
    const products = fileOf('industrial-products');
    writeFileSync(
      pathOf('industrial-products'),
      JSON.stringify([{ id: 2, title: 'Back', thumbnail }, ...products]),
    );
    await importContent(payload);
    await publish(payload);
    const [found] = fileOf('industrial-products');
    assert.equal(found?.title, 'Back');
    assert.notEqual(found.id, 2);
    const { docs } = await payload.find({
      collection: 'products' as never,
      where: { id: { equals: 2 } } as never,
      trash: true,
    });
    assert.ok((docs[0] as { deletedAt?: string } | undefined)?.deletedAt);
  });

  it('is emptied of what was deleted 30 days ago', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    await change('products', 5, { deletedAt: days(31) });
    await change('products', 6, { deletedAt: days(29) });
    const { id, filename } = (await payload.create({
      collection: 'media' as never,
      data: { alt: 'Old' } as never,
      file: {
        data: readFileSync(join(content, 'media/gallery/hot-billets.jpg')),
        name: 'old.jpg',
        mimetype: 'image/jpeg',
        size: 1,
      },
      context,
    })) as unknown as Item & { filename: string };
    const file = join(payload.collections.media.config.upload.staticDir!, filename);
    assert.ok(existsSync(file));
    await change('media', id, { deletedAt: days(31) });
    assert.ok(existsSync(file));
    assert.equal(await emptyTrash(payload), 2);
    assert.ok(!existsSync(file));
    const { docs } = await payload.find({
      collection: 'products',
      where: { id: { in: [5, 6] } },
      trash: true,
    });
    assert.deepEqual(
      docs.map((each) => each.id),
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
