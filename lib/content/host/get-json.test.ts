import * as z from 'zod';
import { serveHost } from '@/testing/fake-host';
import { getJson } from './json';
import { readFromEditor } from './preview-source';

const host = serveHost();
const realFetch = globalThis.fetch;
const schema = z.object({ data: z.array(z.number()) }, { error: 'expected numbers' });
const get = () => getJson('/api/list/services', schema);

afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('getJson', () => {
  it('returns the validated body', async () => {
    host.answerJson({ data: [1], more: true });
    await expect(get()).resolves.toEqual({ data: [1] });
  });

  it.each([
    ['an error', { message: 'no' }, 500, 'answered 500'],
    ['an error status in the body', { status: 404 }, 200, 'answered status 404 in its body'],
    [
      'an error status in words',
      { status: 'error' },
      200,
      'answered a status in its body that is no number',
    ],
    ['an HTML page', '<!doctype html>', 200, 'answered something that is not JSON'],
    ['more than 512 KB', JSON.stringify('x'.repeat(600_000)), 200, 'more than 524288 bytes'],
    ['another shape', [], 200, 'expected numbers'],
  ])('rejects %s', async (_, body, status, reason) => {
    host.answerJson(body, status);
    await expect(get()).rejects.toThrow(reason);
  });

  it.each([
    [{ message: 'no' }, 501, 501],
    [{ status: '404' }, 200, 404],
  ])('gives the status of the error %j', async (body, status, expected) => {
    host.answerJson(body, status);
    await expect(get()).rejects.toMatchObject({ name: 'HostRequestError', status: expected });
  });

  it('does not follow a redirect', async () => {
    host.answerWith(({ url }, response) =>
      url === '/elsewhere'
        ? response.end('{"data":[]}')
        : response.writeHead(302, { location: '/elsewhere' }).end(),
    );
    await expect(get()).rejects.toThrow('redirected');
  });

  it('retries once after a connection reset', async () => {
    let requests = 0;
    host.answerWith((request, response) => {
      if (requests++ === 0) request.socket.resetAndDestroy();
      else response.end('{"data":[]}');
    });
    await expect(get()).resolves.toEqual({ data: [] });
  });

  it('times out on a body that never ends, even if fetch loses the signal', async () => {
    globalThis.fetch = (input, init) => realFetch(input, { ...init, signal: undefined });
    let closed = false;
    host.answerWith((request, response) => {
      request.socket.on('close', () => (closed = true));
      response.writeHead(200).write('{"data":');
    });
    await expect(get()).rejects.toThrow('no answer within 2000 ms');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(closed).toBe(true);
  });

  it('waits longer for the drafts of the editor', async () => {
    host.answerWith((_, response) => setTimeout(() => response.end('{"data":[1]}'), 2_200));
    const editor = { url: process.env.CONTENT_HOST!, token: 'of the site' };
    await expect(readFromEditor(editor, get)).resolves.toEqual({ data: [1] });
  });

  it('says why a host is not reachable', async () => {
    await host.stop();
    await expect(get()).rejects.toThrow('not reachable (ECONNREFUSED)');
  });
});
