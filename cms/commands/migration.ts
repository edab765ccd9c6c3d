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

// The statements come from the snapshot of the last migration; no database is asked.
const DATABASES = [
  { folder: 'migrations', url: '' },
  { folder: 'migrations-postgres', url: 'postgres://nobody@127.0.0.1:1/nothing' },
];
const data = mkdtempSync(join(tmpdir(), 'editor-'));

/** @returns the files that it has made */
function write({ folder, url }: (typeof DATABASES)[number]): string[] {
  const before = readdirSync(folder);
  // Without this condition a part of Payload sometimes never loads, and the command does nothing.
  const args = ['--conditions=production', '--import', 'tsx', 'node_modules/payload/bin.js'];
  execFileSync(process.execPath, [...args, 'migrate:create', name, '--skip-empty'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: data, DATABASE_URL: url },
    stdio: 'inherit',
  });
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !before.includes(file))
    .map((file) => join(folder, file));
}

const [sqlite = [], postgres = []] = DATABASES.map(write);
rmSync(data, { recursive: true });

// As generated, going back drops constraints that went with their tables.
for (const file of postgres) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll('DROP CONSTRAINT "', 'DROP CONSTRAINT IF EXISTS "'));
}

if (sqlite.length + postgres.length === 0) console.log('No table has changed: nothing to migrate.');
else if (sqlite.length === postgres.length) console.log([...sqlite, ...postgres].join('\n'));
else {
  // Payload asks whether a field is new or was renamed, and without a terminal takes no answer.
  console.error('Only one database has got its migration. Remove it, and run this in a terminal.');
  process.exit(1);
}
