import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Payload } from 'payload';
import { editorFolder } from './editor-folder';
import { binaries, startPostgres } from './postgres-server';

const skip = binaries ? false : 'needs the package postgresql';

type Pool = {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, string>[] }>;
};
const poolOf = (payload: Payload) => (payload.db as unknown as { pool: Pool }).pool;

async function rowCounts(payload: Payload): Promise<Map<string, number>> {
  const pool = poolOf(payload);
  const { rows } = await pool.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) {
    const found = await pool.query(`SELECT COUNT(*) AS n FROM "${name}"`);
    counts.set(name!, Number(found.rows[0]!.n));
  }
  return counts;
}

describe('a filled database of the version before, on PostgreSQL', { skip }, () => {
  let stop: () => void;
  const { remove } = editorFolder();

  before(async () => {
    const server = await startPostgres();
    stop = server.stop;
    process.env.DATABASE_URL = server.url;
  });
  after(() => {
    stop();
    remove();
  });

  it('keeps every row', async () => {
    const { openEditor, seedWhereEmpty } = await import('@/server/start');
    const { publish } = await import('@/contract/publish');
    const { migrations } = await import('@/migrations-postgres');
    const latest = migrations.at(-1)!;
    const current = await openEditor();
    await seedWhereEmpty(current);
    const db = (current.db as unknown as { drizzle: never }).drizzle;
    await latest.down({ db, payload: current, req: {} as never });
    await poolOf(current).query('DELETE FROM payload_migrations WHERE name = $1', [latest.name]);
    const before = await rowCounts(current);
    await current.destroy();
    assert.ok(before.get('products_specifications')! > 50);

    const payload = await openEditor({ key: 'the version after' });
    const counts = await rowCounts(payload);
    for (const [table, rows] of before)
      assert.equal(counts.get(table), table === 'payload_migrations' ? rows + 1 : rows, table);
    assert.ok(counts.size > before.size);
    const outcomes = new Set((await publish(payload)).values());
    await payload.destroy();
    assert.ok(!outcomes.has('stopped'));
  });
});
