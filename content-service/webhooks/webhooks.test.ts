import { Webhook } from 'standardwebhooks';
import { openDatabase } from '../store/open-database';
import { createDeliveryStore } from '../store/deliveries';
import { startHttpServer } from '../testing/loopback-server';
import { quoteForm } from '../testing/quote-form';
import { cleanUp, startTestService, waitFor } from '../testing/test-service';
import { webhookKey } from './send-webhook';

afterEach(cleanUp);

const secret = `whsec_${Buffer.alloc(32, 'key').toString('base64')}`;
const HOUR = 60 * 60_000;
const enquiry = {
  name: 'Ada',
  email: 'ada@engines.example',
  message: 'Rings',
  about: 'Rolled ring',
};

type Receiver = Awaited<ReturnType<typeof startHttpServer>>;

/** Checked by the official library. @throws when the signature is wrong */
const verified = ({ seen }: Receiver, index = 0) => {
  const { body, headers } = seen[index]!;
  return new Webhook(secret).verify(body, headers as Record<string, string>);
};

const start = (
  receiver: Receiver | string,
  options: Parameters<typeof startTestService>[0] = {},
) => {
  const url = typeof receiver === 'string' ? receiver : receiver.url;
  return startTestService({ demo: true, webhook: { url, secret }, firstRetryMs: 20, ...options });
};

type App = Awaited<ReturnType<typeof startTestService>>['app'];
const post = (app: App, url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload });

async function webhooksIn(dataDir: string) {
  const database = await openDatabase({ dataDir });
  try {
    const all = await createDeliveryStore(database).list();
    return all.filter(({ channel }) => channel === 'webhook');
  } finally {
    await database.close();
  }
}

async function replay(dataDir: string, enquiryId?: number) {
  const database = await openDatabase({ dataDir });
  const store = createDeliveryStore(database);
  const replayed = enquiryId
    ? await store.replay(enquiryId, Date.now())
    : await store.replayFailed(Date.now());
  await database.close();
  return replayed;
}

describe('webhooks', () => {
  it('tell of enquiries, quotes and requests for a code, signed', async () => {
    const receiver = await startHttpServer(() => [204, '']);
    const { app } = await start(receiver);
    await post(app, '/api/enquiries', enquiry);
    await waitFor(() => receiver.seen.length === 1);
    const form = { ...enquiry, parts: [{ description: 'Ring' }] };
    await app.inject(await quoteForm(form, [['ring.step', 'ISO-10303-21;']]));
    await waitFor(() => receiver.seen.length === 2);
    await post(app, '/api/certificate/request', { email: 'ada@engines.example', name: 'Ada' });
    await waitFor(() => receiver.seen.length === 3);

    expect([0, 1, 2].map((index) => verified(receiver, index))).toMatchObject([
      {
        type: 'enquiry.created',
        data: { id: 1, name: 'Ada', message: 'Rings', context: { about: 'Rolled ring' } },
      },
      {
        type: 'quote.created',
        data: {
          id: 2,
          parts: [{ description: 'Ring' }],
          drawings: [{ name: 'ring.step', type: 'STEP', size: 13 }],
        },
      },
      { type: 'certificate.requested', data: { id: 1, email: 'ada@engines.example' } },
    ]);
    expect(receiver.seen[2]?.body).not.toMatch(/code|hash/);
    const ids = receiver.seen.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(3);
  });

  it('fail the check of the library when anything was changed', async () => {
    const receiver = await startHttpServer(() => [200, '']);
    const { app } = await start(receiver);
    await post(app, '/api/enquiries', enquiry);
    await waitFor(() => receiver.seen.length);
    expect(() => verified(receiver)).not.toThrow();
    receiver.seen[0]!.body = receiver.seen[0]!.body.replace('Rings', 'Wings');
    expect(() => verified(receiver)).toThrow('No matching signature found');
  });

  it('are sent with the same id until they are accepted, also after a restart', async () => {
    const receiver = await startHttpServer((seen) => [seen.length < 4 ? 500 : 200, '']);
    const first = await start('http://127.0.0.1:1');
    await post(first.app, '/api/enquiries', enquiry);
    await waitFor(async () => (await webhooksIn(first.dataDir))[0]?.lastError);
    await first.app.close();

    await start(receiver, { dataDir: first.dataDir });
    await waitFor(async () => (await webhooksIn(first.dataDir))[0]?.state === 'sent');
    expect(receiver.seen).toHaveLength(4);
    expect(new Set(receiver.seen.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(verified(receiver, 3)).toMatchObject({ type: 'enquiry.created' });
  });

  it('are given up after 24 hours or by 410, and sent by a replay', async () => {
    let status = 500;
    const receiver = await startHttpServer(() => [status, '']);
    const first = await start(receiver);
    await post(first.app, '/api/enquiries', enquiry);
    await waitFor(async () => (await webhooksIn(first.dataDir))[0]?.lastError);
    await first.app.close();
    const { dataDir } = first;
    const second = await start(receiver, { dataDir, now: () => Date.now() + 24 * HOUR });
    await waitFor(async () => (await webhooksIn(dataDir))[0]?.state === 'failed');
    await second.app.close();

    expect(await replay(dataDir)).toBe(1);
    status = 410;
    const third = await start(receiver, { dataDir });
    await waitFor(async () => (await webhooksIn(dataDir))[0]?.state === 'failed');
    await third.app.close();

    expect(await replay(dataDir, 1)).toBe(true);
    expect(await replay(dataDir, 2)).toBe(false);
    status = 200;
    await start(receiver, { dataDir });
    await waitFor(async () => (await webhooksIn(dataDir))[0]?.state === 'sent');
    expect(new Set(receiver.seen.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('do not follow redirects, and delay no mail', async () => {
    const other = await startHttpServer(() => [200, '']);
    const receiver = await startHttpServer(() => [307, '', { location: other.url }]);
    const { app, dataDir } = await start(receiver, { firstRetryMs: 60_000 });
    await post(app, '/api/enquiries', enquiry);
    await waitFor(async () => (await webhooksIn(dataDir))[0]?.lastError?.includes('307'));
    expect(other.seen).toEqual([]);
    await waitFor(async () => {
      const { mail } = (await app.inject('/health')).json<{ mail: { waiting: number } }>();
      return mail.waiting === 0;
    });
  });
});

it.each([
  [secret, true],
  [`whsec_${Buffer.alloc(23).toString('base64')}`, false],
  [`whsec_${Buffer.alloc(65).toString('base64')}`, false],
  ['whsec_not base64 at all, but long enough for a key', false],
  [Buffer.alloc(32).toString('base64'), false],
])('%s is a secret: %s', (text, isKey) => expect(webhookKey(text) !== undefined).toBe(isKey));
