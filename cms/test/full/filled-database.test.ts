import assert from 'node:assert/strict';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { editorFolder } from '../editor-folder';
import { previousVersion, rowCountsOf } from '../previous-version';

const { folder, remove } = editorFolder();
const { openEditor, seedWhereEmpty } = await import('@/server/start');
const { publish } = await import('@/publishing/publish');
const inCms = (name: string): string => join(folder, 'cms', name);

after(remove);

it('a filled database of the version before keeps every row, and is copied first', async () => {
  const current = await openEditor();
  await seedWhereEmpty(current);
  await current.destroy();
  await previousVersion(inCms('editor.db'), inCms('previous.db'));
  for (const name of ['editor.db', 'editor.db-wal', 'editor.db-shm'])
    rmSync(inCms(name), { force: true });
  renameSync(inCms('previous.db'), inCms('editor.db'));
  const before = await rowCountsOf(inCms('editor.db'));
  assert.ok(before.get('products_specifications')! > 50);

  const payload = await openEditor({ key: 'the version after' });
  const counts = await rowCountsOf(inCms('editor.db'));
  for (const [table, rows] of before)
    assert.equal(counts.get(table), table === 'payload_migrations' ? rows + 1 : rows, table);
  const [copy] = readdirSync(inCms('copies'));
  assert.deepEqual(await rowCountsOf(inCms(`copies/${copy}`)), before);
  const outcomes = new Set((await publish(payload)).values());
  await payload.destroy();
  assert.ok(!outcomes.has('stopped'));
});
