import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { log } from '@/lib/platform/log';
import { within } from '@/lib/platform/requests';
import { serveHost, startFakeHost } from '@/testing/fake-host';
import { HostRequestError, isUnanswered } from './errors';
import { callHost } from './call-host';

process.env.CONTENT_TOKEN = 'the-token-of-tests';
const host = serveHost();

const call = () =>
  callHost('/api/enquiries', {
    body: { name: 'Ada' },
    timeoutMs: 2_000,
    schema: z.looseObject({}).catch({}),
  });

describe('callHost', () => {
  it('sends the token and the id of the request that it is made for', async () => {
    const seen: Record<string, unknown>[] = [];
    host.answerWith((request, response) => {
      seen.push(request.headers);
      response.end('{"status": 200}');
    });
    await within({ requestId: 'request-17' }, call);
    expect(await call()).toMatchObject({ accepted: true });
    expect(seen).toMatchObject([
      { 'x-request-id': 'request-17', authorization: 'Bearer the-token-of-tests' },
      { authorization: 'Bearer the-token-of-tests' },
    ]);
    expect(seen[1]).not.toHaveProperty('x-request-id');
  });

  it.each([
    [true, {}],
    [false, { status: 400 }],
  ])('returns accepted %s for the body %j', async (accepted, body) => {
    host.answerJson(body);
    expect(await call()).toEqual({ accepted, status: 200, body });
  });

  it('logs a rejection without what was sent', async () => {
    const logged = jest.spyOn(log, 'warn');
    host.answerWith((_, response) => response.writeHead(401).end('{"message": "Ada is unknown"}'));
    await call();
    expect(logged.mock.calls).toEqual([
      [{ endpoint: '/api/enquiries', status: 401 }, 'refused by the host'],
    ]);
  });

  it('does not follow a redirect to another server with what the visitor typed', async () => {
    const followed: (string | undefined)[] = [];
    const other = await startFakeHost((request, response) => {
      followed.push(request.url);
      response.end('{"status": 200}');
    });
    host.answerWith((_, response) => response.writeHead(307, { location: other.url }).end());
    await expect(call()).rejects.toBeInstanceOf(HostRequestError);
    await other.stop();
    expect(followed).toEqual([]);
  });

  it('waits for an answer from the last byte of a stream on', async () => {
    host.answerWith((request) => void request.resume());
    let sent = 0;
    async function* slow() {
      for (const text of ['a', 'b']) {
        await sleep(400);
        yield Buffer.from(text);
      }
      sent = performance.now();
    }
    const stream = { type: 'text/plain', chunks: slow(), sendMs: 60_000 };
    const refused = await callHost('/api/quotes', {
      ...{ stream, timeoutMs: 300 },
      schema: z.unknown(),
    }).catch((error: unknown) => error);
    expect(isUnanswered(refused)).toBe(true);
    expect(performance.now() - sent).toBeGreaterThan(250);
    expect(performance.now() - sent).toBeLessThan(5_000);
  });

  it.each([
    ['ECONNREFUSED', false],
    ['UND_ERR_SOCKET', true],
  ])('after %s the host may have it: %s', (code, expected) => {
    const cause = new TypeError('fetch failed', { cause: { code } });
    expect(isUnanswered(new HostRequestError('not reachable', { cause }))).toBe(expected);
  });

  it('sends a request once', async () => {
    let requests = 0;
    host.answerWith((request) => {
      requests++;
      request.socket.resetAndDestroy();
    });
    await expect(call()).rejects.toBeInstanceOf(HostRequestError);
    expect(requests).toBe(1);
  });
});
