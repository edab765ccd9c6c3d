import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Payload } from 'payload';
import { editorFolder } from '../editor-folder';
import { binaries, startPostgres } from '../postgres-server';
import { checkTwoTabs } from '../two-tabs';

const skip = binaries ? false : 'needs the package postgresql';

/** Another editor of the same company: it shares the database alone. */
const OTHER = 'another editor';

describe('a form that is saved on PostgreSQL', { skip }, () => {
  const payloads: Payload[] = [];
  let stop: () => void;
  const { remove } = editorFolder('new');

  before(async () => {
    const server = await startPostgres();
    stop = server.stop;
    process.env.DATABASE_URL = server.url;
    const { openEditor, seedWhereEmpty } = await import('@/server/start');
    payloads.push(await openEditor(), await openEditor({ key: OTHER }));
    await seedWhereEmpty(payloads[0]!);
    assert.equal(payloads[0]!.db.name, 'postgres');
  });
  after(async () => {
    for (const payload of payloads) await payload.destroy();
    stop();
    remove();
  });

  const { open, save } = checkTwoTabs(() => payloads[0]!, [undefined, OTHER]);

  it('waits for what many items are changed by at once, and is told of it', async () => {
    const path = '/industries/1';
    const tab = await open(path);
    const [payload] = payloads as [Payload];
    const transactionID = (await payload.db.beginTransaction())!;
    await payload.update({
      collection: 'industries' as never,
      where: { id: { in: [1, 2] } },
      data: { text: 'For many', _status: 'published' } as never,
      req: { transactionID },
    });
    const saved = save(path, { ...tab, title: 'Meanwhile' }, { editor: OTHER });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await payload.db.commitTransaction(transactionID);
    assert.equal((await saved).status, 409);
    assert.equal((await open(path)).text, 'For many');
  });
});
