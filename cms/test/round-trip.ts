import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Payload } from 'payload';
import { editorFolder } from './editor-folder';

/** The addresses of every file in the content, in texts as well. */
const filesIn = (value: unknown): string[] =>
  JSON.stringify(value).match(/\/(?:media|documents)\/[^"\\\s]+/g) ?? [];

const jsonIn = (dir: string, file: string): unknown =>
  JSON.parse(readFileSync(join(dir, 'content', file), 'utf8'));

/** What goes into the editor comes out of it. */
export async function roundTripOf(company: 'demo' | 'second') {
  const { folder, content, source, remove } = editorFolder('new', company);
  const { env } = await import('@/server/env');
  const { openEditor, seedWhereEmpty } = await import('@/server/start');
  const { publish } = await import('@/publishing/publish');
  const { contentFiles } = await import('@/publishing/content-files');
  const { comparable } = await import('@/publishing/same-content');

  describe(`the round trip of the ${company} company`, () => {
    let payload: Payload;

    before(async () => {
      payload = await openEditor();
      await seedWhereEmpty(payload);
    });
    after(async () => {
      await payload.destroy();
      remove();
    });

    it('leaves every file as it is', async () => {
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
      env.contentDir = content;
      const written = contentFiles.filter(({ file }) => outcomes.get(file) === 'written');
      assert.ok(written.length >= 30, `${written.length} files`);
      for (const { file } of written) {
        const published = jsonIn(empty, file);
        assert.equal(comparable(published), comparable(jsonIn(source, file)), file);
        for (const address of filesIn(published))
          assert.ok(
            readFileSync(join(empty, address)).equals(readFileSync(join(content, address))),
            address,
          );
      }
    });
  });
}
