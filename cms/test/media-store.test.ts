import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Payload } from 'payload';
import { editorFolder } from './editor-folder';
import { startS3 } from './s3-server';

const { folder, content, remove } = editorFolder();
const { objects, refused, variables, stop } = await startS3('pictures');
Object.assign(process.env, variables);
const { env } = await import('@/server/env');
const { openEditor } = await import('@/server/start');
const { publish } = await import('@/contract/publish');
const { importedFiles } = await import('@/contract/media-import');

const NAME = 'gallery/hot-billets.jpg';

describe('an S3-compatible store', () => {
  let payload: Payload;

  before(async () => {
    payload = await openEditor();
  });
  after(async () => {
    await payload.destroy();
    stop();
    remove();
  });

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

  it('gives them back where they are published, and when they are deleted', async () => {
    const { id } = (await importedFiles(payload).media(`/media/${NAME}`, 'Billets'))!;
    await payload.create({
      collection: 'products' as never,
      data: { title: 'Billet', thumbnail: id, _status: 'published' } as never,
      context: { seeding: true },
    });
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
