import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveHost, startFakeHost, type FakeHost } from '@/testing/fake-host';

let isPreviewed = true;
let pass = '';
jest.mock('next/headers', () => ({
  draftMode: async () => ({ isEnabled: isPreviewed }),
  cookies: async () => ({ get: () => ({ value: pass }) }),
}));

process.env.REVALIDATE_SECRET = 'a-secret-of-the-preview';
process.env.CONTENT_TOKEN = 'the-token-of-the-host';

const asked: string[] = [];
const host = serveHost(({ url = '' }, response) => {
  asked.push(url);
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end('published');
});
const editor = {} as FakeHost;
let files: Record<string, (response: ServerResponse) => unknown>;
const file =
  (type: string, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end('unpublished');

beforeAll(async () => {
  Object.assign(editor, await startFakeHost(answerOfEditor));
  process.env.PREVIEW_HOST = `${editor.url}/preview-api`;
});
afterAll(() => editor.stop());

async function answerOfEditor({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  const { previewHost } = await import('@/lib/content/preview/pass');
  if (headers.authorization !== `Bearer ${previewHost()!.token}`)
    return response.writeHead(401).end();
  const answer = files[url.replace('/preview-api', '')];
  return answer ? answer(response) : response.writeHead(404).end();
}

beforeEach(async () => {
  const { sealPass } = await import('@/lib/content/preview/pass');
  pass = sealPass({ until: Date.now() + 600_000, editor: 'http://localhost:3200' });
  isPreviewed = true;
  asked.length = 0;
  files = {
    '/media/uploads/new.jpg': file('image/jpeg', { 'cache-control': 'public, max-age=9' }),
    '/media/plan.pdf': file('application/pdf'),
    '/media/part.step': file('model/step'),
    '/documents/locked.pdf': file('application/pdf'),
    '/api/list/team': file('application/json'),
  };
});

async function ask(path: string): Promise<Response> {
  const { GET } = await import('./[origin]/[...path]/route');
  const { originKey } = await import('@/lib/content/host/media-path');
  const key = originKey(host.url);
  return GET(new Request(`http://localhost:3000/api/preview/media/${key}${path}`));
}
const statusOf = async (path: string) => (await ask(path)).status;
const NEW = '/media/uploads/new.jpg';

it.each([
  [NEW, 'image/jpeg', null],
  ['/media/plan.pdf', 'application/pdf', null],
  ['/media/part.step', 'model/step', 'attachment; filename="part.step"'],
])('whoever may see drafts sees %s, which nobody keeps', async (path, type, saved) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([200, 'unpublished']);
  const names = ['content-type', 'content-disposition', 'x-content-type-options'];
  expect(names.map((name) => response.headers.get(name))).toEqual([type, saved, 'nosniff']);
  expect(response.headers.get('cache-control')).toMatch(/^private, no-store/);
  expect(asked).toEqual([]);
});

it('nobody else does', async () => {
  const good = pass;
  for (const [mode, given] of [
    [false, good],
    [true, ''],
    [true, `${good}0`],
  ] as const) {
    [isPreviewed, pass] = [mode, given];
    expect([given, await statusOf(NEW)]).toEqual([given, 404]);
  }
});

it.each([
  '/documents/locked.pdf',
  '/media/../documents/locked.pdf',
  '/media/%2e%2e/documents/locked.pdf',
  '/media/..%5c../documents/locked.pdf',
  '/media/..%2fdocuments/locked.pdf',
  '/media/../api/list/team',
  '/api/list/team',
  '/media/unknown.jpg',
  '/media/',
])('a pass opens nothing but files of content: %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
  expect(asked).toEqual([]);
});

it('an unknown origin has no files', async () => {
  const { GET } = await import('./[origin]/[...path]/route');
  const request = new Request('http://localhost:3000/api/preview/media/00000000/media/a.jpg');
  expect((await GET(request)).status).toBe(404);
});

it('what is too large, a page, or nothing is refused', async () => {
  const length = 31 * 1024 * 1024;
  files[NEW] = (response) =>
    response
      .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': length })
      .flushHeaders();
  expect(await statusOf(NEW)).toBe(502);
  files[NEW] = file('text/html');
  expect(await statusOf(NEW)).toBe(404);
  files[NEW] = (response) => response.req.socket.resetAndDestroy();
  expect(await statusOf(NEW)).toBe(502);
  files[NEW] = (response) => response.writeHead(302, { location: '/media/plan.pdf' }).end();
  expect(await statusOf(NEW)).toBe(502);
});

it('what never ends is cut', async () => {
  files[NEW] = (response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    const part = Buffer.alloc(4 * 1024 * 1024);
    const send = () => response.write(part, (error) => !error && send());
    send();
  };
  const answer = await ask(NEW);
  await expect(answer.arrayBuffer()).rejects.toThrow('sent more than');
});

it('a locked document of a draft is opened by its code alone', async () => {
  files['/api/pages/certificate'] = (response) =>
    response.end(
      JSON.stringify({
        data: { sections: [{ items: [{ contents: { file: '/documents/locked.pdf' } }] }] },
      }),
    );
  const { streamDocument } = await import('@/lib/features/certificate/stream-document');
  const open = (unlocked: boolean) => {
    const session = { id: 'r1', email: 'a@forge.example', requestedAt: Date.now(), unlocked };
    return streamDocument(session, new Request('http://localhost:3000/api/certificate/document'));
  };
  expect((await open(false)).status).toBe(401);
  expect(await (await open(true)).text()).toBe('unpublished');
  expect(asked).toEqual([]);
});
