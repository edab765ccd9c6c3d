import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Payload } from 'payload';
import { editorFolder } from './editor-folder';
import { binaries, startPostgres } from './postgres-server';

const skip = binaries ? false : 'needs the package postgresql';

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
});
