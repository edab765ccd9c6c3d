/** Writes the migrations of both databases for what has changed in the collections. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('npm run migration -- <name>, of lower-case letters, digits and _');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'editor-'));
// The statements come from the snapshot of the last migration; no database is asked.
const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing';
for (const url of ['', NOWHERE]) {
  // Without this condition a part of Payload sometimes never loads, and the command does nothing.
  const args = ['--conditions=production', '--import', 'tsx', 'node_modules/payload/bin.js'];
  execFileSync(process.execPath, [...args, 'migrate:create', name], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: url },
    stdio: 'inherit',
  });
}
rmSync(folder, { recursive: true });

// As generated, going back drops constraints that went with their tables.
const POSTGRES = 'migrations-postgres';
for (const file of readdirSync(POSTGRES).filter((each) => each.endsWith(`_${name}.ts`))) {
  const text = readFileSync(join(POSTGRES, file), 'utf8');
  writeFileSync(
    join(POSTGRES, file),
    text.replaceAll('DROP CONSTRAINT "', 'DROP CONSTRAINT IF EXISTS "'),
  );
}
