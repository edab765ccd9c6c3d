import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import type { Payload } from 'payload';
import { editorFolder } from '../editor-folder';
import { binaries, startPostgres } from '../postgres-server';

const skip = binaries ? false : 'needs the package postgresql';

async function editor(id: number): Promise<string> {
  const args = ['--conditions=production', '--import', 'tsx', 'test/one-of-several.ts', `${id}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  const said = (await output).join('');
  assert.equal(code, 0, said);
  return said;
}

describe('two editors on one empty PostgreSQL', { skip }, () => {
  let payload: Payload | undefined;
  let stop: () => void;
  let said: string[];
  const { content, remove } = editorFolder('new');

  before(async () => {
    const server = await startPostgres();
    stop = server.stop;
    process.env.DATABASE_URL = server.url;
    said = await Promise.all([editor(1), editor(2)]);
    const { openEditor } = await import('@/server/start');
    payload = await openEditor();
  });
  after(async () => {
    await payload?.destroy();
    stop();
    remove();
  });

  it('start at once: one makes the tables, takes in the content and makes the user', async () => {
    assert.equal(said.filter((one) => /^Took in \d+ files/m.test(one)).length, 1);
    assert.equal(said.filter((one) => /^Password: /m.test(one)).length, 1);
    const count = async (collection: string) =>
      (await payload!.count({ collection: collection as never })).totalDocs;
    assert.deepEqual([await count('users'), await count('products')], [1, 15]);
  });

  it('publish into one list, and neither takes back what the other has published', () => {
    const file = join(content, 'content/industrial-products.json');
    const products = JSON.parse(readFileSync(file, 'utf8')) as { title: string }[];
    assert.deepEqual(
      products.slice(0, 2).map(({ title }) => title),
      ['Part 1, round 8', 'Part 2, round 8'],
    );
    assert.equal(products.length, 15);
  });
});
