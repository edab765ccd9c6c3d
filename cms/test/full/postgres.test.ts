import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { migrations } from '@/migrations-postgres';
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
  const { remove } = editorFolder('new');

  before(async () => {
    const server = await startPostgres();
    stop = server.stop;
    process.env.DATABASE_URL = server.url;
    process.env.TRUST_PROXY = '1';
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
    const { publish } = await import('@/publishing/publish');
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

  it('answers a hundred saves at the same time within half a minute, and leaves no session open', async () => {
    const { rest, sessionOf } = await import('../rest');
    const cookie = await sessionOf(payload, 'editor');
    const saves = Array.from({ length: 100 }, async (_, index) => {
      const data = { sku: `HF-${index}`, _status: 'published' };
      const started = performance.now();
      const path = `/products/${(index % 15) + 1}`;
      const { status } = await rest(path, { method: 'PATCH', cookie, data });
      return { status, ms: performance.now() - started };
    });
    // Somebody who only looks, meanwhile.
    await rest('/products?limit=5', { method: 'GET', cookie });
    const answers = await Promise.all(saves);
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    assert.ok(slowest < 30_000, `${slowest} ms`);
    // Those that could not be served in time were told so.
    assert.equal(count(200) + count(503), 100);
    assert.ok(count(200) >= 40, `${count(200)} of 100 were saved`);
    const open = `SELECT COUNT(*) AS n FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'`;
    assert.equal(Number((await poolOf(payload).query(open)).rows[0]!.n), 0);
  });

  it('does not say “saved” where the session was ended before the commit', async () => {
    const id = (await payload.db.beginTransaction())!;
    const { sessions } = payload.db as unknown as {
      sessions: Record<string, { db: { execute(sql: string): Promise<unknown> } }>;
    };
    await sessions[id]!.db.execute('SELECT 1');
    const others = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction'`;
    await poolOf(payload).query(others);
    await assert.rejects(async () => payload.db.commitTransaction(id));
    assert.equal((await payload.count({ collection: 'users' as never })).totalDocs, 1);
  });

  it('keeps an administrator where all give up the role at once', async () => {
    const collection = 'users' as never;
    const users = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        payload.create({
          collection,
          data: {
            email: `administrator-${number}@company.example`,
            password: 'a-long-password',
            role: 'administrator',
          } as never,
          context: { bootstrap: true },
        }),
      ),
    );
    const outcomes = await Promise.allSettled(
      users.map(async ({ id }, index) =>
        index % 2
          ? payload.delete({ collection, id })
          : payload.update({ collection, id, data: { role: 'author' } as never }),
      ),
    );
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? String(outcome.reason) : [],
    );
    assert.equal(refused.length, 1);
    assert.match(refused[0]!, /only administrator/);
    const where = { role: { equals: 'administrator' } } as never;
    assert.equal((await payload.count({ collection, where })).totalDocs, 1);
  });

  it('keeps every row of a filled database of the version before', async () => {
    const { openEditor } = await import('@/server/start');
    const { publish } = await import('@/publishing/publish');
    const before = await rowCounts(payload);
    assert.ok(before.get('products_specifications')! > 50);
    await payload.destroy();

    const later = ({ db }: MigrateUpArgs) =>
      db.execute(sql`ALTER TABLE services ADD motto varchar DEFAULT 'Hot' NOT NULL`) as never;
    migrations.push({ name: 'later', up: later, down: later as never });
    payload = await openEditor({ key: 'the version after' });
    const counts = await rowCounts(payload);
    for (const [table, rows] of before)
      assert.equal(counts.get(table), table === 'payload_migrations' ? rows + 1 : rows, table);
    const { rows } = await poolOf(payload).query('SELECT DISTINCT motto FROM services');
    assert.deepEqual(rows, [{ motto: 'Hot' }]);
    assert.ok(![...(await publish(payload)).values()].includes('stopped'));
  });

  it('refuses a database of another version in words', async () => {
    const { openEditor } = await import('@/server/start');
    const rename = `UPDATE payload_migrations SET name = '20261123_initial' WHERE name <> 'later'`;
    await poolOf(payload).query(rename);
    const counts = await rowCounts(payload);
    await assert.rejects(openEditor({ key: 'another' }), {
      message: /its migration 20261123_initial.*content:export.*content:import/,
    });
    assert.deepEqual(await rowCounts(payload), counts);
  });
});
