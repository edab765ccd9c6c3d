import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { generateTypes } from 'payload/node';
import { editorFolder } from './editor-folder';

const { content, remove } = editorFolder('tables');
const { default: config } = await import('@payload-config');

it('the types of the fields are those that npm run types writes', async () => {
  const written = join(content, 'payload-types.ts');
  process.env.PAYLOAD_TS_OUTPUT_PATH = written;
  await generateTypes(await config, { log: false });
  const committed = readFileSync(join(import.meta.dirname, '../payload-types.ts'), 'utf8');
  // Not `equal`: both are long, and Node.js 20 loops for ever over a difference that does not fit into a pipe.
  assert.ok(readFileSync(written, 'utf8') === committed, 'They differ. Run npm run types.');
  remove();
});
