import { join } from 'node:path';
import { startDeliveryQueue } from './delivery-queue';
import { createDeliveryStore } from './store/deliveries';
import { createDrawingsFolder } from './store/drawings-folder';
import { createEnquiryStore } from './store/enquiries';
import { openSqlite } from './store/sqlite';
import { cleanUp, waitFor, onCleanup, recordingLog, temporaryFolder } from './testing/test-service';

afterEach(cleanUp);

async function openStores() {
  const dir = await temporaryFolder();
  const database = await openSqlite(join(dir, 'test.db'));
  onCleanup(() => database.close());
  const enquiries = createEnquiryStore(database, createDrawingsFolder(dir));
  return { enquiries, deliveries: createDeliveryStore(database) };
}

const visitor = { email: 'a@b.example', message: 'x', captcha: 'off' } as const;

describe('the queue of deliveries', () => {
  it('finishes the current one when it stops, and sends no other', async () => {
    const { enquiries, deliveries } = await openStores();
    for (const name of ['first', 'second']) await enquiries.add({ ...visitor, name }, 1);
    const sent: unknown[] = [];
    let finish = () => {};
    const underWay = new Promise<void>((resolve) => (finish = resolve));
    const queue = startDeliveryQueue({
      channels: ['mail'],
      deliveries,
      now: () => 2,
      log: recordingLog().log,
      deliver: ({ enquiryId }) => {
        sent.push(enquiryId);
        return underWay;
      },
    });
    await waitFor(() => sent.length);
    const stopped = queue.stop();
    queue.wake();
    finish();
    await stopped;
    expect(sent).toEqual([1]);
    const states = (await enquiries.list()).map(({ mailState }) => mailState);
    expect(states).toEqual(['sent', 'waiting']);
  });

  it('sends at once what a clock that was ahead has planned', async () => {
    const { enquiries, deliveries } = await openStores();
    const sent: unknown[] = [];
    const queue = startDeliveryQueue({
      channels: ['mail'],
      deliveries,
      now: () => Date.UTC(2026, 0, 15),
      log: recordingLog().log,
      deliver: async ({ enquiryId }) => void sent.push(enquiryId),
    });
    await enquiries.add({ ...visitor, name: 'Ada' }, Date.UTC(2027, 0, 15));
    queue.wake();
    await waitFor(() => sent.length);
    await queue.stop();
    expect(sent).toEqual([1]);
  });
});
