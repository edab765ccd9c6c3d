import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { createClient } from '@libsql/client';
import { editorFolder } from '../editor-folder';

const { folder, remove } = editorFolder('tables');
after(remove);

it('a copy of editor.db alone has every save once the editor was told to end', async () => {
  const args = ['--conditions=production', '--import', 'tsx', 'test/one-that-saves.ts'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [143, null]);
  const copy = join(folder, 'copy.db');
  copyFileSync(join(folder, 'cms/editor.db'), copy);
  const client = createClient({ url: `file:${copy}` });
  const { rows } = await client.execute('SELECT title FROM products');
  client.close();
  assert.deepEqual(
    rows.map(({ title }) => title),
    ['Saved last'],
  );
});
