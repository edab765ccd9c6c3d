/** @jest-environment node */
import { startFakeHost, type FakeHost } from '@/lib/testing/fake-host';
import { requestJson } from './request';

let host: FakeHost;
const realFetch = globalThis.fetch;

beforeAll(async () => {
  host = await startFakeHost((_, response) => response.end());
  process.env.CONTENT_HOST = host.url;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('gives the document', async () => {
  host.answerJson({ data: [1] });
  await expect(requestJson('/api/list/services')).resolves.toEqual({ data: [1] });
});

it.each([
  ['an error', { message: 'no' }, 500, 'answered 500'],
  ['a refusal in the body', { status: 404 }, 200, 'answered status 404 in its body'],
  ['a refusal in words', { status: 'error', data: [] }, 200, 'answered status "error" in its body'],
  ['no JSON', '<!doctype html>', 200, 'answered something that is not JSON'],
  ['too much', JSON.stringify('x'.repeat(34_000_000)), 200, 'answered more than 33554432 bytes'],
])('refuses %s', async (_, body, status, reason) => {
  host.answerJson(body, status);
  await expect(requestJson('/api/list/services')).rejects.toThrow(reason);
});

it('tries once more when a kept connection was closed', async () => {
  let asked = 0;
  host.answerWith((request, response) => {
    if (asked++ === 0) request.socket.resetAndDestroy();
    else response.end('{"data":[]}');
  });
  await expect(requestJson('/api/list/services')).resolves.toEqual({ data: [] });
});

it('gives up a body that never comes, also where the signal of the request was forgotten', async () => {
  globalThis.fetch = (input, init) => realFetch(input, { ...init, signal: undefined });
  let closed = false;
  host.answerWith((request, response) => {
    request.socket.on('close', () => (closed = true));
    response.writeHead(200).write('{"data":');
  });
  await expect(requestJson('/api/list/services')).rejects.toThrow('no answer within 2000 ms');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(closed).toBe(true);
});

it('names why a host is not reached', async () => {
  await host.stop();
  await expect(requestJson('/api/list/services')).rejects.toThrow('not reachable (ECONNREFUSED)');
});
