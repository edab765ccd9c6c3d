import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Payload } from 'payload';
import { editorFolder } from './editor-folder';

const { folder, content: DEMO, remove } = editorFolder('whole');
const { env } = await import('@/server/env');
const { openEditor, seedWhereEmpty } = await import('@/server/start');
const { publish } = await import('@/contract/publish');
const { contentFiles } = await import('@/contract/content-files');
const { comparable } = await import('@/contract/same-content');

const jsonIn = (dir: string, file: string): unknown =>
  JSON.parse(readFileSync(join(dir, 'content', file), 'utf8'));

describe('the round trip', () => {
  let payload: Payload;

  before(async () => {
    payload = await openEditor();
    await seedWhereEmpty(payload);
  });
  after(async () => {
    await payload.destroy();
    remove();
  });

  it('leaves every file of the demo company as it is', async () => {
    const outcomes = await publish(payload);
    const others = [...outcomes].filter(
      ([, outcome]) => !['unchanged', 'absent'].includes(outcome),
    );
    assert.deepEqual(others, []);
  });

  it('publishes the same content and files into an empty folder', async () => {
    const empty = join(folder, 'published');
    mkdirSync(join(empty, 'content'), { recursive: true });
    env.contentDir = empty;
    const outcomes = await publish(payload);
    const written = [...outcomes].flatMap(([file, outcome]) =>
      outcome === 'written' ? [file] : [],
    );
    assert.ok(written.length >= 30, `${written.length} files`);
    for (const { file } of contentFiles.filter((found) => written.includes(found.file))) {
      assert.equal(comparable(jsonIn(empty, file)), comparable(jsonIn(DEMO, file)), file);
    }
    const picture = 'media/gallery/hot-billets.jpg';
    assert.deepEqual(readFileSync(join(empty, picture)), readFileSync(join(DEMO, picture)));
    const locked = 'documents/certificate.pdf';
    assert.deepEqual(readFileSync(join(empty, locked)), readFileSync(join(DEMO, locked)));
    env.contentDir = DEMO;
  });
});
