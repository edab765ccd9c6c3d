/** @jest-environment node */
import { log } from '@/lib/log';
import { requestScope } from '@/lib/request-scope';
import { startFakeHost, type FakeHost } from '@/lib/testing/fake-host';
import { askHost, HostUnavailable } from './ask-host';

process.env.LOG_LEVEL = 'silent';

let host: FakeHost;
beforeAll(async () => {
  host = await startFakeHost((_, response) => response.end());
  process.env.CONTENT_HOST = host.url;
  process.env.CONTENT_TOKEN = 'the-token';
});
afterAll(() => host.stop());

const ask = () => askHost('/api/enquiries', { body: { name: 'Ada' }, timeoutMs: 2_000 });

it('names the request to the host by which it was caused, and sends the token', async () => {
  const seen: Record<string, unknown>[] = [];
  host.answerWith((request, response) => {
    seen.push(request.headers);
    response.end('{"status": 200}');
  });
  await requestScope.run({ requestId: 'request-17' }, ask);
  expect(await ask()).toMatchObject({ accepted: true });
  expect(seen).toMatchObject([
    { 'x-request-id': 'request-17', authorization: 'Bearer the-token' },
    { authorization: 'Bearer the-token' },
  ]);
  expect(seen[1]).not.toHaveProperty('x-request-id');
});

it.each([
  [true, {}],
  [true, { status: '200' }],
  [false, { status: 400 }],
  [false, { status: 'failed' }],
  [false, { status: false }],
])('accepted %s: %j', async (accepted, body) => {
  host.answerJson(body);
  expect(await ask()).toEqual({ accepted, status: 200, body });
});

it('a refusal is told to the operator, without what was asked', async () => {
  const told = jest.spyOn(log, 'warn');
  host.answerWith((_, response) => response.writeHead(401).end('{"message": "Ada is unknown"}'));
  await ask();
  expect(told.mock.calls).toEqual([
    [{ endpoint: '/api/enquiries', status: 401 }, 'refused by the host'],
  ]);
});

it('does not follow the host to another server with what the visitor has typed', async () => {
  const followed: (string | undefined)[] = [];
  const other = await startFakeHost((request, response) => {
    followed.push(request.url);
    response.end('{"status": 200}');
  });
  host.answerWith((_, response) => response.writeHead(307, { location: other.url }).end());
  const answer = await ask().catch((error: unknown) => error);
  await other.stop();
  expect(answer).toBeInstanceOf(HostUnavailable);
  expect(followed).toEqual([]);
});
