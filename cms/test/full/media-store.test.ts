import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createLocalReq } from 'payload';
import sharp from 'sharp';
import { startS3 } from '../s3-server';
import { itemsOf, testEditor } from '../test-editor';

const { objects, refused, variables, stop } = await startS3('pictures');
after(stop);
const { payload, folder, content } = await testEditor('tables', variables);
const { env } = await import('@/server/env');
const { publish } = await import('@/publishing/publish');
const { importedFiles } = await import('@/publishing/media-import');

const { BOOTSTRAP } = await import('@/collections/users');

type Picture = {
  id: number;
  filename: string;
  public_path: string;
  width: number;
  height: number;
  focalX: number;
  focalY: number;
};

const picture = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#567' } })
    .png()
    .toBuffer();

const NAME = 'gallery/hot-billets.jpg';

describe('an S3-compatible store', () => {
  it('takes the pictures of an import, and none stays on the disk', async () => {
    const { id } = (await importedFiles(payload).media(`/media/${NAME}`, 'Billets'))!;
    assert.ok(objects.has('/pictures/gallery-hot-billets.jpg'), [...objects.keys()].join());
    assert.deepEqual(
      objects.get('/pictures/gallery-hot-billets.jpg')!.data,
      readFileSync(join(content, 'media', NAME)),
    );
    const local = join(folder, 'cms/media');
    assert.deepEqual(existsSync(local) ? readdirSync(local) : [], []);
    assert.ok(id > 0);
    assert.deepEqual(refused, []);
  });

  it('has a picture cut, under another name', async () => {
    const user = await payload.create({
      collection: 'users' as never,
      data: { email: 'a@b.example', password: 'a-long-password', role: 'editor' } as never,
      context: { [BOOTSTRAP]: true },
    });
    const upload = await payload.create({
      collection: 'media' as never,
      data: { alt: 'Plate' } as never,
      file: { data: await picture(), name: 'plate.png', mimetype: 'image/png', size: 1 },
    });
    const { id, filename } = upload as unknown as Picture;
    const edit = async (uploadEdits: object) =>
      (await payload.update({
        collection: 'media' as never,
        id,
        data: { alt: 'Plate, cut', focalX: 50, focalY: 50 } as never,
        req: await createLocalReq(
          { user: user as never, req: { query: { uploadEdits } } as never },
          payload,
        ),
        overrideAccess: false,
        user: user as never,
      })) as unknown as Picture;
    // What the form sends where nothing but a word was changed.
    assert.equal((await edit({ focalPoint: { x: 50, y: 50 } })).filename, filename);
    const cut = await edit({
      crop: { unit: '%', x: 0, y: 0, width: 50, height: 100 },
      widthInPixels: 40,
      heightInPixels: 60,
      focalPoint: { x: 20, y: 50 },
    });
    assert.deepEqual([cut.width, cut.height, cut.focalX, cut.focalY], [40, 60, 20, 50]);
    assert.notEqual(cut.filename, filename);
    assert.ok(!objects.has(`/pictures/${filename}`));
    const { width } = await sharp(objects.get(`/pictures/${cut.filename}`)!.data).metadata();
    assert.equal(width, 40);
    assert.match(cut.public_path, /^uploads\/plate-\w+-\w+\.png$/);
    const moved = await edit({ focalPoint: { x: 80, y: 10 } });
    assert.deepEqual([moved.width, moved.focalX, moved.focalY], [40, 80, 10]);
  });

  it('gives them back where they are published, and when they are deleted', async () => {
    const { id } = (await importedFiles(payload).media(`/media/${NAME}`, 'Billets'))!;
    await itemsOf(payload).create('products', { title: 'Billet', thumbnail: id });
    const empty = join(folder, 'published');
    mkdirSync(join(empty, 'content'), { recursive: true });
    env.contentDir = empty;
    await publish(payload, new Map([['products', undefined]]));
    assert.deepEqual(
      readFileSync(join(empty, 'media', NAME)),
      readFileSync(join(content, 'media', NAME)),
    );
    await payload.delete({ collection: 'media' as never, id });
    assert.ok(!objects.has('/pictures/gallery-hot-billets.jpg'));
  });
});
