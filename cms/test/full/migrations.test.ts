import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createClient } from '@libsql/client';
import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite';
import { migrations } from '@/migrations';
import { editorFolder } from '../editor-folder';

type Database = MigrateUpArgs['db'];

/** As drizzle writes it where the default of a column changes. */
async function rebuildProducts({ db }: { db: Database }): Promise<void> {
  const [table] = await db.all<{ sql: string }>(
    sql`SELECT sql FROM sqlite_master WHERE name = 'products'`,
  );
  await db.run(sql`PRAGMA foreign_keys=OFF;`);
  await db.run(sql.raw(table!.sql.replace(/products/, '__new_products')));
  await db.run(sql`INSERT INTO __new_products SELECT * FROM products`);
  await db.run(sql`PRAGMA foreign_keys=ON;`);
  await db.run(sql`DROP TABLE products`);
  await db.run(sql`ALTER TABLE __new_products RENAME TO products`);
}

async function later(args: MigrateUpArgs): Promise<void> {
  await rebuildProducts(args);
  await args.db.run(sql`ALTER TABLE services ADD motto text`);
}

const { folder, remove } = editorFolder('small');
const inCms = (name: string): string => join(folder, 'cms', name);

async function query(file: string, text: string): Promise<Record<string, unknown>[]> {
  const client = createClient({ url: `file:${file}` });
  try {
    return (await client.execute(text)).rows as Record<string, unknown>[];
  } finally {
    client.close();
  }
}

async function rowCountsOf(file: string): Promise<Map<string, number>> {
  const tables = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`;
  const counts = new Map<string, number>();
  for (const { name } of await query(file, tables)) {
    const [row] = await query(file, `SELECT COUNT(*) AS n FROM "${String(name)}"`);
    counts.set(String(name), Number(row!.n));
  }
  return counts;
}

const before = await rowCountsOf(inCms('editor.db'));
// Read once, with the configuration.
migrations.push({ name: 'later', up: later, down: later as never });
const { openEditor } = await import('@/server/start');
const { safely } = await import('@/server/safe-migrations');
const { publish } = await import('@/publishing/publish');

const payload = await openEditor();
const { drizzle: db } = payload.db as unknown as { drizzle: Database };
const argsOf = () => ({ db, payload, req: {} }) as unknown as MigrateUpArgs;
after(async () => {
  await payload.destroy();
  remove();
});

describe('a filled database of the version before', () => {
  it('keeps every row, and is copied first', async () => {
    assert.ok(before.get('products_specifications')! > 50);
    const counts = await rowCountsOf(inCms('editor.db'));
    for (const [table, rows] of before)
      assert.equal(counts.get(table), table === 'payload_migrations' ? rows + 1 : rows, table);
    assert.deepEqual(await query(inCms('editor.db'), 'SELECT motto FROM services'), []);
    const [copy, ...others] = readdirSync(inCms('copies'));
    assert.deepEqual(await rowCountsOf(inCms(`copies/${copy}`)), before);
    assert.deepEqual(others, []);
  });

  it('publishes what it did', async () => {
    const outcomes = new Set((await publish(payload)).values());
    assert.deepEqual(outcomes, new Set(['unchanged', 'absent']));
  });
});

describe('a migration of SQLite', () => {
  const facts = async () => {
    const [row] = await query(
      inCms('editor.db'),
      'SELECT COUNT(*) AS n FROM products_specifications',
    );
    return Number(row!.n);
  };

  it('stops the start where rows are lost', async () => {
    const lose = ({ db: database }: MigrateUpArgs) =>
      database.run(sql`DELETE FROM products_specifications WHERE name = 'Material'`) as never;
    await assert.rejects(
      safely({ name: 'lose', up: lose, down: lose }).up(argsOf()),
      /lost rows of products_specifications/,
    );
    assert.ok((await facts()) > 0);
  });

  it('loses rows as it is generated, which is why it is not run so', async () => {
    await rebuildProducts(argsOf());
    assert.equal(await facts(), 0);
  });
});

describe('a database of another version', () => {
  it('is refused in words, and nothing is changed', async () => {
    await query(
      inCms('editor.db'),
      `UPDATE payload_migrations SET name = '20261123_initial' WHERE name <> 'later'`,
    );
    const counts = await rowCountsOf(inCms('editor.db'));
    await assert.rejects(openEditor({ key: 'another' }), {
      message:
        /made by another version of the editor: .* its migration 20261123_initial.*content:export.*content:import/,
    });
    assert.deepEqual(await rowCountsOf(inCms('editor.db')), counts);
    assert.equal(readdirSync(inCms('copies')).length, 1);
  });
});
