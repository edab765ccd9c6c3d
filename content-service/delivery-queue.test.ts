import { join } from 'node:path';
import { startDeliveryQueue, Undelivered } from './delivery-queue';
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

  it('delivers as many at once as it may, and others while one takes long', async () => {
    const { enquiries, deliveries } = await openStores();
    for (const name of 'abcdef') await enquiries.add({ ...visitor, name }, 1);
    const underWay = new Set<() => void>();
    let done = 0;
    const queue = startDeliveryQueue({
      ...{ channels: ['mail'], deliveries, now: () => 2, log: recordingLog().log, atOnce: 4 },
      deliver: async () => {
        await new Promise<void>((resolve) => underWay.add(resolve));
        done += 1;
      },
    });
    onCleanup(() => queue.stop());
    await waitFor(() => underWay.size === 4);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([underWay.size, done]).toEqual([4, 0]);
    // The first one hangs.
    const release = () => [...underWay].slice(1).forEach((finish) => finish());
    await waitFor(() => (release(), done === 5));
    await enquiries.add({ ...visitor, name: 'g' }, 2);
    queue.wake();
    await waitFor(() => (release(), done === 6));
    for (const finish of underWay) finish();
    await waitFor(() => done === 7);
  });

  it('tries what was refused for good once an hour, without end', async () => {
    const { enquiries, deliveries } = await openStores();
    await enquiries.add({ ...visitor, name: 'a' }, 0);
    const { log, lines } = recordingLog();
    const progress = { messageId: '<1@b.example>', boundary: 'b', recipients: {} };
    const queue = startDeliveryQueue({
      ...{ channels: ['mail'], deliveries, now: () => 30 * 24 * 3_600_000, log },
      deliver: () => Promise.reject(new Undelivered('550 5.1.1', { progress, isPermanent: true })),
    });
    onCleanup(() => queue.stop());
    const failed = await waitFor(() => lines.find(({ msg }) => msg === 'A delivery failed'));
    expect(failed).toMatchObject({ retryInMs: 3_600_000, reason: '550 5.1.1' });
  });

  it('takes what it delivers anew as long as that lasts', async () => {
    const { enquiries, deliveries } = await openStores();
    await enquiries.add({ ...visitor, name: 'a' }, Date.now());
    let finish = () => {};
    const common = {
      channels: ['mail'],
      deliveries,
      now: Date.now,
      log: recordingLog().log,
    } as const;
    const queue = startDeliveryQueue({
      ...{ ...common, claimMs: 500 },
      deliver: () => new Promise<void>((resolve) => (finish = resolve)),
    });
    onCleanup(() => queue.stop());
    onCleanup(() => finish());
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const claim = () => deliveries.claim(['mail'], Date.now(), Date.now() + 1_000, 500);
    expect(await claim()).toBeUndefined();
  });

  it('sends nothing again because the database was locked when it had arrived', async () => {
    const { enquiries, deliveries } = await openStores();
    await enquiries.add({ ...visitor, name: 'a' }, 1);
    const deliver = jest.fn(() => Promise.resolve());
    const { log, lines } = recordingLog();
    const markSent = jest
      .fn(deliveries.markSent)
      .mockRejectedValueOnce(new Error('database is locked'));
    const queue = startDeliveryQueue({
      ...{
        channels: ['mail'],
        deliveries: { ...deliveries, markSent },
        now: () => 2,
        log,
        deliver,
      },
    });
    onCleanup(() => queue.stop());
    await waitFor(() => lines.some(({ msg }) => msg === 'The queue of deliveries goes on'));
    expect((await deliveries.list())[0]?.state).toBe('sent');
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('breaks off what another instance has taken, and leaves it to that', async () => {
    const { enquiries, deliveries } = await openStores();
    await enquiries.add({ ...visitor, name: 'a' }, 1);
    const { log, lines } = recordingLog();
    const isLost = jest.fn();
    let time = 2;
    const queue = startDeliveryQueue({
      ...{ channels: ['mail'], deliveries, now: () => time, log, claimMs: 100 },
      deliver: (_delivery, lost) =>
        new Promise((_, reject) => {
          lost.addEventListener('abort', () => reject(new Error('broken off')));
          lost.addEventListener('abort', isLost);
        }),
    });
    onCleanup(() => queue.stop());
    await waitFor(async () => (await deliveries.list())[0]?.attempts);
    time = 200;
    const taken = await deliveries.claim(['mail'], time, 1_000, 100);
    await waitFor(() => isLost.mock.calls.length);
    expect(await deliveries.renew(taken!.id, taken!.claimedUntil, 2_000)).toBe(true);
    expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });
});
