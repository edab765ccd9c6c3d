import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Payload } from 'payload';
import { editorFolder } from '../editor-folder';
import { binaries, startPostgres } from '../postgres-server';

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

describe('the editor on PostgreSQL', { skip }, () => {
  let payload: Payload;
  let stop: () => void;
  const { remove } = editorFolder();

  before(async () => {
    const server = await startPostgres();
    stop = server.stop;
    process.env.DATABASE_URL = server.url;
    const { openEditor, seedWhereEmpty } = await import('@/server/start');
    payload = await openEditor();
    await seedWhereEmpty(payload);
  });
  after(async () => {
    await payload.destroy();
    stop();
    remove();
  });

  it('publishes what it took in', async () => {
    const { publish } = await import('@/contract/publish');
    const outcomes = [...(await publish(payload)).values()];
    assert.deepEqual(new Set(outcomes), new Set(['unchanged']));
  });

  it('gives new items numbers that are free', async () => {
    const create = (title: string) =>
      payload.create({
        collection: 'products' as never,
        data: { title, _status: 'published' } as never,
        context: { seeding: true },
      }) as unknown as Promise<{ id: number }>;
    assert.deepEqual([(await create('New')).id, (await create('Newer')).id], [16, 17]);
  });

  it('takes many changes at the same time', async () => {
    const changes = Array.from({ length: 20 }, (_, index) =>
      payload.update({
        collection: 'products' as never,
        id: (index % 5) + 1,
        data: { sku: `HF-${index}`, _status: 'published' } as never,
        context: { seeding: true },
      }),
    );
    const results = await Promise.allSettled(changes);
    assert.deepEqual(
      results.filter(({ status }) => status === 'rejected'),
      [],
    );
  });

  it('keeps every row of a filled database of the version before', async () => {
    const { openEditor } = await import('@/server/start');
    const { publish } = await import('@/contract/publish');
    const { migrations } = await import('@/migrations-postgres');
    const latest = migrations.at(-1)!;
    const db = (payload.db as unknown as { drizzle: never }).drizzle;
    await latest.down({ db, payload, req: {} as never });
    await poolOf(payload).query('DELETE FROM payload_migrations WHERE name = $1', [latest.name]);
    const before = await rowCounts(payload);
    await payload.destroy();
    assert.ok(before.get('products_specifications')! > 50);

    payload = await openEditor({ key: 'the version after' });
    const counts = await rowCounts(payload);
    for (const [table, rows] of before)
      assert.equal(counts.get(table), table === 'payload_migrations' ? rows + 1 : rows, table);
    assert.ok(![...(await publish(payload)).values()].includes('stopped'));
  });
});
