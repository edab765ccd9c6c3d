import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, it, mock } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { editorFolder } from '../editor-folder';
import { binaries, startPostgres } from '../postgres-server';
import { contentIn, itemsOf, type Item } from '../test-editor';

const skip = binaries ? false : 'needs the package postgresql';
const LONG = 2_000;
const WAIT_MS = 30_000;

type Database = {
  pool: { query(text: string): Promise<unknown> };
  sessions: Record<string, { db: { execute(text: string): Promise<unknown> } }>;
};

describe('what is saved on PostgreSQL', { skip }, () => {
  let payload: Payload;
  let stop: () => void;
  let comparesSoon = true;
  let items: ReturnType<typeof itemsOf>;
  let editor: string;
  const { content, remove } = editorFolder('new');
  const { readContent, writeContent } = contentIn(content);
  const lines: string[] = [];

  const database = () => payload.db as unknown as Database;
  const query = (text: string) => database().pool.query(text);
  const titles = (file: string) => readContent<Item[]>(file).map(({ title }) => title);
  const title = (id: number) =>
    readContent<Item[]>('industrial-products').find((item) => item.id === id)?.title;

  async function until(isSo: () => boolean, what: string): Promise<void> {
    const end = Date.now() + WAIT_MS;
    while (!isSo()) {
      assert.ok(Date.now() < end, `${what} did not come`);
      await wait(50);
    }
  }
  /** Nothing is published, nor waits for it; the comparison has been. */
  async function isQuiet(): Promise<void> {
    const { publishQueue } = globalThis as { publishQueue?: { running: Promise<void> } };
    for (let before = -1; before !== lines.length; await wait(1_500)) {
      before = lines.length;
      await publishQueue?.running;
    }
  }

  /** Deferred to the commit, which so takes as long. */
  const slowCommits = (table: string, seconds: number) =>
    query(`
      CREATE OR REPLACE FUNCTION wait_${table}() RETURNS trigger AS
        'BEGIN PERFORM pg_sleep(${seconds}); RETURN NULL; END' LANGUAGE plpgsql;
      DROP TRIGGER IF EXISTS slow ON ${table};
      CREATE CONSTRAINT TRIGGER slow AFTER INSERT OR UPDATE OR DELETE ON ${table}
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait_${table}();`);
  const quickCommits = (table: string) => query(`DROP TRIGGER slow ON ${table}`);

  before(async () => {
    const server = await startPostgres();
    stop = server.stop;
    process.env.DATABASE_URL = server.url;
    process.env.TRUST_PROXY = '1';
    const { openEditor, seedWhereEmpty } = await import('@/server/start');
    const { publish } = await import('@/publishing/publish');
    const { COMPARE_AFTER_MS } = await import('@/publishing/publish-queue');
    const { setTimeout: later } = globalThis;
    // Five minutes are a second here.
    mock.method(globalThis, 'setTimeout', ((run: () => void, ms: number) =>
      later(run, comparesSoon && ms === COMPARE_AFTER_MS ? 1_000 : ms)) as typeof setTimeout);
    payload = await openEditor();
    for (const level of ['info', 'warn', 'error'] as const)
      mock.method(payload.logger, level, (...said: unknown[]) =>
        lines.push(said.filter((each) => typeof each === 'string').join(' ')),
      );
    await seedWhereEmpty(payload);
    const { sessionOf } = await import('../rest');
    editor = await sessionOf(payload, 'editor');
    await query(`
      INSERT INTO products (title, _order, _status, updated_at, created_at)
        SELECT 'Part ' || n, 'd' || lpad(n::text, 4, '0'), 'published', now(), now()
        FROM generate_series(1, ${LONG}) AS n`);
    await publish(payload);
    items = itemsOf(payload, {});
    assert.ok(titles('industrial-products').length >= LONG);
  });
  after(async () => {
    await payload.destroy();
    stop();
    remove();
  });

  describe('with a commit of 1.5 s', () => {
    const tables = ['industries', 'products', 'site_settings', 'media', 'figures'];
    before(async () => {
      for (const table of tables) await slowCommits(table, 1.5);
    });
    after(async () => {
      for (const table of tables) await quickCommits(table);
    });

    it('reaches a short list', async () => {
      await items.save('industries', 1, { title: 'Slow', _status: 'published' });
      await until(() => titles('industries').includes('Slow'), 'the title');
    });

    it('reaches a long list', async () => {
      await items.save('products', 500, { title: 'Slow', _status: 'published' });
      await until(() => title(500) === 'Slow', 'the title');
    });

    it('leaves the site with the trash, and comes back with it', async () => {
      await items.save('products', 501, { deletedAt: new Date().toISOString() });
      await until(() => title(501) === undefined, 'the trash');
      await items.save('products', 501, { deletedAt: null }, { trash: true });
      await until(() => title(501) !== undefined, 'the way back');
    });

    it('is deleted', async () => {
      await payload.delete({ collection: 'products' as never, id: 502 });
      await until(() => title(502) === undefined, 'the deletion');
    });

    it('reaches the settings', async () => {
      const { rest } = await import('../rest');
      const data = { name: 'Slow', _status: 'published' };
      const { status, text } = await rest('/globals/site-settings', { cookie: editor, data });
      assert.equal(status, 200, text);
      await until(() => readContent<{ name: string }>('site-settings').name === 'Slow', 'the name');
    });

    it('stands in the order that was dragged', async () => {
      const { rest } = await import('../rest');
      const [first, second] = (await items.find('figures', {}, { sort: '_order' })) as (Item & {
        _order: string;
      })[];
      const before = titles('figures');
      const { status, text } = await rest('/reorder', {
        cookie: editor,
        data: {
          collectionSlug: 'figures',
          docsToMove: [first!.id],
          newKeyWillBe: 'greater',
          orderableFieldName: '_order',
          target: { id: second!.id, key: second!._order },
        },
      });
      assert.equal(status, 200, text);
      await until(() => titles('figures')[0] === before[1], 'the order');
    });

    it('names a picture as its words now are', async () => {
      const alts = () => readContent<{ alt?: string }[]>('industries').map(({ alt }) => alt);
      const [{ thumbnail = '' } = {}] = readContent<Partial<Item>[]>('industries');
      const [picture] = await items.find('media', {
        public_path: { equals: thumbnail.replace('/media/', '') },
      });
      await items.save('media', picture!.id, { alt: 'Slow words' });
      await until(() => alts().includes('Slow words'), 'the words');
    });
  });

  it('reaches the list as a whole where a hundred of two thousand are changed at once', async () => {
    await slowCommits('products', 0.02);
    const { rest } = await import('../rest');
    const ids = Array.from({ length: 100 }, (_, index) => 700 + index);
    const where = `where[id][in]=${ids.join(',')}`;
    const { status, json } = await rest(`/products?${where}&limit=0`, {
      method: 'PATCH',
      cookie: editor,
      data: { lead_time: '6 weeks', _status: 'published' },
    });
    await quickCommits('products');
    assert.equal(status, 200);
    const { docs, errors } = json as unknown as { docs: object[]; errors: object[] };
    assert.deepEqual([docs.length, errors.length], [100, 0]);
    const published = () =>
      readContent<{ lead_time?: string }[]>('industrial-products').filter(
        ({ lead_time }) => lead_time === '6 weeks',
      ).length;
    await until(() => published() > 0, 'the first of them');
    await isQuiet();
    assert.equal(published(), 100);
  });

  it('is not published where it is rolled back', async () => {
    await isQuiet();
    lines.length = 0;
    const transactionID = (await payload.db.beginTransaction())!;
    await payload.update({
      collection: 'industries' as never,
      id: 1,
      data: { title: 'Never', _status: 'published' } as never,
      req: { transactionID },
    });
    await wait(300);
    assert.deepEqual(lines, []);
    await payload.db.rollbackTransaction(transactionID);
    await payload.db.commitTransaction(transactionID);
    await wait(300);
    assert.deepEqual(lines, []);
    // The comparison comes all the same, and finds nothing.
    await until(() => lines.length > 0, 'the comparison');
    assert.deepEqual(lines, ['Published: nothing has changed']);
  });

  it('is looked for where nobody knows whether it was committed', async () => {
    await slowCommits('industries', 10);
    const transactionID = (await payload.db.beginTransaction())!;
    await payload.update({
      collection: 'industries' as never,
      id: 1,
      data: { title: 'Unknown', _status: 'published' } as never,
      req: { transactionID },
    });
    await isQuiet();
    lines.length = 0;
    const committed = assert.rejects(async () => payload.db.commitTransaction(transactionID));
    await wait(300);
    await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'commit'`);
    await committed;
    await until(() => lines.length > 0, 'the publish');
    assert.deepEqual(lines, ['Published: nothing has changed']);
    await quickCommits('industries');
  });

  it('is refused as a whole where one of many changes fails', async () => {
    await query(`ALTER TABLE products ADD CONSTRAINT one_fails CHECK (id <> 651 OR title <> 'X')`);
    const { rest } = await import('../rest');
    const { status, text } = await rest('/products?where[id][in]=650,651,652', {
      method: 'PATCH',
      cookie: editor,
      data: { title: 'X', _status: 'published' },
    });
    assert.equal(status, 503, text);
    await query('ALTER TABLE products DROP CONSTRAINT one_fails');
    assert.deepEqual(await items.find('products', { title: { equals: 'X' } }), []);
  });

  it('reaches the site after the next start where the editor is killed before it published', async () => {
    const args = ['--conditions=production', '--import', 'tsx', 'test/one-that-saves.ts'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    assert.ok(!titles('industrial-products').includes('Saved last'));
    const { startEditor } = await import('@/server/start');
    await startEditor();
    await until(() => titles('industrial-products').includes('Saved last'), 'the product');
  });

  it('is compared with the folder once nothing has been saved for a while', async () => {
    await isQuiet();
    lines.length = 0;
    // As after a publish that was lost: Payload knows nothing of it.
    await query(`UPDATE products SET title = 'Lost' WHERE id = 600`);
    await query(`UPDATE industries SET title = 'Lost' WHERE id = 2`);
    await query(`UPDATE figures SET title = 'Lost' WHERE id = 1`);
    const byHand = readContent<object[]>('figures').slice(1);
    writeContent('figures', byHand);
    for (const product of ['First', 'Second']) {
      await items.save('products', 601, { title: product, _status: 'published' });
      await until(() => title(600) === 'Lost' && title(601) === product, 'the comparison');
      await isQuiet();
    }
    assert.ok(titles('industries').includes('Lost'));
    assert.deepEqual(readContent('figures'), byHand);
    const about = (file: string) => lines.filter((line) => line.includes(file));
    assert.equal(about('figures.json').length, 1);
    assert.match(about('industries.json').join(), /^Published: .*industries/);
  });

  it('heals an item of a long list with the next publish of the list', async () => {
    await isQuiet();
    comparesSoon = false;
    await items.save('products', 610, { title: 'Read too early', _status: 'published' });
    await until(() => title(610) === 'Read too early', 'the title');
    await query(`UPDATE products SET title = 'Committed later' WHERE id = 610`);
    await items.save('products', 611, { title: 'Next', _status: 'published' });
    await until(() => title(611) === 'Next', 'the next title');
    assert.equal(title(610), 'Committed later');
  });
});
