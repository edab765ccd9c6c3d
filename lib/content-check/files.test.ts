import { serveHost, startFakeHost, type FakeHost } from '@/lib/testing/fake-host';
import { fileFields } from './file-fields';
import { checkFiles, filesIn } from './files';

it('fileFields are those that the schemas read as files', () => {
  expect([...fileFields()].sort()).toEqual([
    'background_image',
    'card',
    'favicon',
    'file',
    'footer_logo',
    'image',
    'image_portrait',
    'logo',
    'path',
    'thumbnail',
    'thumbnail_portrait',
    'touch_icon',
    'user_image',
  ]);
});

it('filesIn finds files at any depth, and nothing else', () => {
  const content = {
    data: [
      { thumbnail: ' /a.jpg ', title: '/no.jpg', images: [{ path: '/b.jpg' }, { path: null }] },
      { contents: { file: 'https://x.example/c.pdf', image: '' } },
    ],
  };
  expect(filesIn(content, fileFields())).toEqual(['/a.jpg', '/b.jpg', 'https://x.example/c.pdf']);
});

describe('checkFiles', () => {
  const realFetch = globalThis.fetch;
  const host = serveHost();
  let other: FakeHost;

  beforeAll(async () => {
    other = await startFakeHost((_, response) => response.end());
    process.env.CONTENT_TOKEN = 'the-token';
    process.env.MEDIA_HOSTS = other.url;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    jest.useRealTimers();
  });
  afterAll(() => other.stop());

  const check = async (...files: string[]) => {
    const faults = await checkFiles(new Map(files.map((file) => [file, ['/api/x']])), () => {});
    return faults.map(({ reason }) => reason);
  };

  it('requests files uncompressed and sends the token to the content host alone', async () => {
    const seen: unknown[] = [];
    for (const server of [host, other]) {
      server.answerWith(({ headers }, response) => {
        seen.push([headers['accept-encoding'], headers.authorization]);
        response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
      });
    }
    expect(await check('/a.pdf')).toEqual([]);
    expect(await check(`${other.url}/b.pdf`)).toEqual([]);
    expect(seen).toEqual([
      ['identity', 'Bearer the-token'],
      ['identity', undefined],
    ]);
  });

  it('times out, even if fetch loses the signal', async () => {
    globalThis.fetch = (input, init) => realFetch(input, { ...init, signal: undefined });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const asked = new Promise<void>((resolve) => host.answerWith(() => resolve()));
    const faults = check('/hanging.jpg');
    await asked;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await faults).toEqual(['did not come within 10 seconds']);
  });
});
