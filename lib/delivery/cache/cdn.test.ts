import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { log } from '@/lib/platform/log';
import type * as Cdn from './cdn';

const warn = jest.spyOn(log, 'warn').mockImplementation();
const TAGS = ['content', 'content:/api/list/services'];

const received: { request: IncomingMessage; body: string }[] = [];
let answers: number[] = [];
const server = createServer(async (request, response) => {
  received.push({ request, body: await text(request) });
  response.writeHead(answers.shift() ?? 200).end();
});

let cdn: typeof Cdn;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  process.env.CDN_PURGE_URL = `http://127.0.0.1:${port}/purge`;
  process.env.CDN_PURGE_TOKEN = 'a-token-of-the-cdn';
  cdn = await import('./cdn');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received.length = 0;
  answers = [];
  warn.mockClear();
});

describe('purgeCdn', () => {
  it('names the tags in header and body, at once and when the pages are made', async () => {
    let made = () => {};
    const pagesMade = new Promise<void>((resolve) => (made = resolve));
    const purged = cdn.purgeCdn(TAGS, pagesMade);
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    made();
    await purged;
    expect(received).toHaveLength(2);
    for (const { request, body } of received) {
      expect(request.method).toBe('POST');
      expect(request.headers['surrogate-key']).toBe('content content:/api/list/services');
      expect(request.headers.authorization).toBe('Bearer a-token-of-the-cdn');
      expect(JSON.parse(body)).toEqual({ tags: TAGS });
    }
    expect(warn).not.toHaveBeenCalled();
  });

  it('tries again, then says why it failed', async () => {
    answers = [503, 200, 403, 403, 403];
    await cdn.purgeCdn(TAGS, Promise.resolve());
    expect(received).toHaveLength(5);
    expect(warn.mock.calls).toEqual([[{ reason: 'answered 403' }, 'CDN not purged']]);
  });

  it('asks for nothing where nothing was published here', async () => {
    await cdn.purgeCdn([], Promise.resolve());
    expect(received).toHaveLength(0);
  });
});

it('writes the tags of a page as CDNs read them, without versions', () => {
  const tags = ['content:/api/list/services@one', 'content:/api/list/faq@two'];
  expect(cdn.cdnHeaders([...tags, 'other'])).toEqual({
    'surrogate-key': 'content content:/api/list/services content:/api/list/faq',
    'cache-tag': 'content,content:/api/list/services,content:/api/list/faq',
  });
  expect(cdn.cdnHeaders([])).toEqual({});
});
