import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import Database from 'libsql';
import type { ContentServiceOptions } from '../server';
import { cleanUp, waitFor, onCleanup, startTestService } from '../testing/test-service';

afterEach(cleanUp);

const DAY = 24 * 60 * 60 * 1000;

const enquiry = (name: string) => ({ name, email: 'a@b.example', message: 'x' });

const waitingMails = async (app: FastifyInstance) =>
  (await app.inject('/health')).json<{ mail: { waiting: number } }>().mail.waiting;

const addRecent = async (options: Partial<ContentServiceOptions>, amount: number) => {
  const { app } = await startTestService(options);
  for (let number = 0; number < amount; number++) {
    await app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: enquiry(`recent ${number}`),
    });
  }
  await waitFor(async () => (await waitingMails(app)) === 0);
  await app.close();
};

/** Data of a service that received an enquiry and a request for a code some days ago, and was closed. */
async function oldData(days: number, sent = true) {
  const past = Date.now() - days * DAY;
  const service = await startTestService({
    now: () => past,
    ...(sent ? { demo: true } : { smtpUrl: 'smtp://127.0.0.1:1' }),
  });
  await service.app.inject({ method: 'POST', url: '/api/enquiries', payload: enquiry('old') });
  await service.app.inject({
    method: 'POST',
    url: '/api/certificate/request',
    payload: { email: 'a@b.example' },
  });
  await waitFor(async () => !sent || (await waitingMails(service.app)) === 0);
  await service.app.close();
  const { contentDir, mediaDir, documentsDir, dataDir } = service;
  return { contentDir, mediaDir, documentsDir, dataDir };
}

const count = (dataDir: string, table: string) => {
  const database = new Database(join(dataDir, 'content-service.db'), { readonly: true });
  const [row] = database.prepare(`SELECT count(*) AS n FROM ${table}`).all() as { n: number }[];
  database.close();
  return row?.n;
};

describe('retention', () => {
  it('removes old data at the start', async () => {
    const options = await oldData(31);
    await addRecent(options, 1);
    await startTestService({ ...options, enquiriesKeepDays: 30 });
    await waitFor(() => count(options.dataDir, 'certificate_requests') === 0);
    expect(count(options.dataDir, 'enquiries')).toBe(1);
  });

  it('keeps everything at a start with a clock that is a year ahead, and says so', async () => {
    const options = await oldData(0);
    await addRecent(options, 2);
    const clock = { now: () => Date.now() + 365 * DAY, enquiriesKeepDays: 30 };
    const { app, lines } = await startTestService({ ...options, ...clock });
    await app.close();
    expect(count(options.dataDir, 'enquiries')).toBe(3);
    expect(count(options.dataDir, 'certificate_requests')).toBe(1);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 40, msg: expect.stringContaining('half') as string }),
    );
  });

  it.each([
    ['younger', 29, 30],
    ['old, without a limit', 31, undefined],
  ])('keeps data that is %s', async (_, age, enquiriesKeepDays) => {
    const options = await oldData(age);
    const { app } = await startTestService({ ...options, enquiriesKeepDays });
    await app.close();
    expect(count(options.dataDir, 'enquiries')).toBe(1);
    expect(count(options.dataDir, 'certificate_requests')).toBe(1);
  });

  it('keeps an enquiry whose mail has not been sent', async () => {
    const options = await oldData(31, false);
    const { app } = await startTestService({ ...options, enquiriesKeepDays: 30 });
    await waitFor(() => count(options.dataDir, 'certificate_requests') === 0);
    await app.close();
    expect(count(options.dataDir, 'enquiries')).toBe(1);
  });

  it('removes old data once a day', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    onCleanup(() => jest.useRealTimers());
    const { startRetention } = await import('./retention');
    const removed: number[] = [];
    const stores = { enquiries: { removeOlder: async (before: number) => removed.push(before) } };
    const log = { info: jest.fn(), error: jest.fn() } as never;
    const isSuspicious = async () => false;
    const options = { stores, isSuspicious, keepDays: 2, now: () => 10 * DAY, log };
    const retention = startRetention(options);
    await jest.advanceTimersByTimeAsync(2 * DAY);
    expect(removed).toEqual([8 * DAY, 8 * DAY, 8 * DAY]);
    await retention.stop();
    await jest.advanceTimersByTimeAsync(2 * DAY);
    expect(removed).toHaveLength(3);
  });

  it('removes more than half of the enquiries at the second look, a day later', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    onCleanup(() => jest.useRealTimers());
    const { startRetention } = await import('./retention');
    const removeOlder = jest.fn(async () => 3);
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    let isSuspicious = true;
    const retention = startRetention({
      stores: { enquiries: { removeOlder } },
      isSuspicious: async () => isSuspicious,
      keepDays: 2,
      now: () => 10 * DAY,
      log: log as never,
    });
    await jest.advanceTimersByTimeAsync(DAY - 1);
    expect(removeOlder).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(removeOlder).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
    isSuspicious = false;
    await jest.advanceTimersByTimeAsync(DAY);
    expect(removeOlder).toHaveBeenCalledTimes(2);
    await retention.stop();
  });

  it('removes old mails from the outbox folder', async () => {
    const options = await oldData(0);
    const { app } = await startTestService({ ...options, demo: true });
    const shown = (await app.inject('/outbox')).body;
    expect(shown).toContain('Website enquiry from old');
    await app.close();
    const later = { ...options, now: () => Date.now() + 3 * DAY };
    await addRecent(later, 1);
    const retention = { enquiriesKeepDays: 2, demo: true };
    const { app: second } = await startTestService({ ...later, ...retention });
    await waitFor(async () => (await second.inject('/outbox')).body.includes('No mail yet'));
  });
});
