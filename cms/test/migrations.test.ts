import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { editorFolder } from './editor-folder';

const { folder, remove } = editorFolder();
const { openEditor } = await import('@/server/start');
const { safely } = await import('@/server/safe-migrations');
const { copyBeforeMigrating } = await import('@/server/copy-before-migrating');
const { migrations } = await import('@/migrations');

type Database = MigrateUpArgs['db'];

/** As drizzle writes it where the default of a column changes. */
async function rebuildProducts({ db }: MigrateUpArgs): Promise<void> {
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

describe('migrations of SQLite', () => {
  let payload: Payload;
  let db: Database;
  const facts = async () => {
    const [row] = await db.all<{ n: number }>(
      sql`SELECT COUNT(*) AS n FROM products_specifications`,
    );
    return Number(row?.n);
  };
  const argsOf = () => ({ db, payload, req: {} }) as unknown as MigrateUpArgs;

  before(async () => {
    payload = await openEditor();
    db = (payload.db as unknown as { drizzle: Database }).drizzle;
    for (const id of [1, 2, 3])
      await payload.create({
        collection: 'products' as never,
        data: {
          id,
          title: `Flange ${id}`,
          specifications: [
            { name: 'Weight', value: '4 kg' },
            { name: 'Steel', value: 'C45E' },
          ],
          _status: 'published',
        } as never,
        context: { seeding: true },
      });
  });
  after(async () => {
    await payload.destroy();
    remove();
  });

  it('keep every row of a filled database where a table is rebuilt', async () => {
    assert.equal(await facts(), 6);
    await safely({ name: 'rebuild', up: rebuildProducts, down: rebuildProducts }).up(argsOf());
    assert.equal(await facts(), 6);
  });

  it('stop the start where rows are lost', async () => {
    const lose = ({ db: database }: MigrateUpArgs) =>
      database.run(sql`DELETE FROM products_specifications WHERE name = 'Steel'`) as never;
    await assert.rejects(
      safely({ name: 'lose', up: lose, down: lose }).up(argsOf()),
      /lost rows of products_specifications/,
    );
  });

  it('lose rows as they are generated, which is why they are not run so', async () => {
    await rebuildProducts(argsOf());
    assert.equal(await facts(), 0);
  });

  it('are made after a copy of the database', async () => {
    migrations.push({ ...migrations[0]!, name: 'later' });
    await copyBeforeMigrating();
    migrations.pop();
    assert.equal(readdirSync(join(folder, 'cms', 'copies')).length, 1);
  });
});
