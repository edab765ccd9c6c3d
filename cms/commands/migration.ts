/**
 * Writes the migrations of both databases for what has changed in the collections. `initial` writes the
 * first ones anew, as long as there are no others: until the first release.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INITIAL = 'initial';
/** What both databases have; the statements come from the snapshot beside the last migration. */
const DATABASES = [
  { folder: 'migrations', url: '' },
  { folder: 'migrations-postgres', url: 'postgres://nobody@127.0.0.1:1/nothing' },
];
type Database = (typeof DATABASES)[number];

const [name = ''] = process.argv.slice(2);

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

const filesOf = ({ folder }: Database): string[] =>
  readdirSync(folder).filter((file) => file !== 'index.ts');
const migrationsOf = (database: Database): string[] =>
  filesOf(database).filter((file) => file.endsWith('.ts'));

/** No database is asked. */
function generate({ folder, url }: Database, data: string): void {
  // Without this condition a part of Payload sometimes never loads, and the command does nothing.
  const args = ['--conditions=production', '--import', 'tsx', 'node_modules/payload/bin.js'];
  execFileSync(process.execPath, [...args, 'migrate:create', name, '--skip-empty'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: data, DATABASE_URL: url },
    stdio: 'inherit',
  });
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'));
  // The next migration is compared with the newest alone.
  for (const old of snapshots.sort().slice(0, -1)) rmSync(join(folder, old));
}

/** @returns the migrations that it has made */
function write(database: Database, data: string): string[] {
  const { folder } = database;
  const before = migrationsOf(database);
  const kept = join(data, folder);
  cpSync(folder, kept, { recursive: true });
  if (name === INITIAL) {
    for (const file of filesOf(database)) rmSync(join(folder, file));
    writeFileSync(join(folder, 'index.ts'), 'export const migrations = [];\n');
  }
  try {
    generate(database, data);
  } finally {
    if (migrationsOf(database).length === 0) {
      rmSync(folder, { recursive: true });
      cpSync(kept, folder, { recursive: true });
    }
  }
  return migrationsOf(database)
    .filter((file) => name === INITIAL || !before.includes(file))
    .map((file) => join(folder, file));
}

if (!/^[a-z][a-z0-9_]*$/.test(name))
  exitWith('npm run migration -- <name>, of lower-case letters, digits and _');
if (name === INITIAL && DATABASES.some((database) => migrationsOf(database).length > 1))
  exitWith(
    'The initial migration has been released: later ones are added under names of their own.',
  );

const data = mkdtempSync(join(tmpdir(), 'editor-'));
const [sqlite = [], postgres = []] = DATABASES.map((database) => write(database, data));
rmSync(data, { recursive: true });

// As generated, going back drops constraints that went with their tables.
for (const file of postgres) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll('DROP CONSTRAINT "', 'DROP CONSTRAINT IF EXISTS "'));
}

if (sqlite.length + postgres.length === 0) console.log('No table has changed: nothing to migrate.');
else if (sqlite.length === postgres.length) console.log([...sqlite, ...postgres].join('\n'));
// Payload asks whether a field is new or was renamed, and without a terminal takes no answer.
else exitWith('Only one database has got its migration. Remove it, and run this in a terminal.');
