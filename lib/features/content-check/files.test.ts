import sharp from 'sharp';
import { serveHost, startFakeHost, type FakeHost } from '@/testing/fake-host';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { fileFields } from './file-fields';
import { checkFiles, filesIn } from './files';

it.each([
  ['siteSettings', ['card', 'favicon', 'footer_logo', 'logo', 'touch_icon']],
  ['services', ['thumbnail', 'thumbnail_portrait']],
  ['servicePages', ['file', 'image', 'path', 'thumbnail']],
  ['homePage', ['background_image', 'file', 'image', 'user_image']],
  ['pages', ['file', 'image', 'image_portrait']],
  ['industrialHome', ['image', 'image_portrait']],
] as const)('fileFields of %s are those that its schema reads as files', (name, fields) => {
  expect([...fileFields(hostEndpoints[name])].sort()).toEqual(fields);
});

it('filesIn finds files at any depth, and nothing else', () => {
  const fields = new Set(['thumbnail', 'path', 'file', 'image']);
  const content = {
    data: [
      { thumbnail: ' /a.jpg ', title: '/no.jpg', images: [{ path: '/b.jpg' }, { path: null }] },
      { html: '<p>a</p><img alt="" src="/d.jpg?a=1&amp;b=2">' },
      { contents: { file: 'https://x.example/c.pdf', image: '' } },
    ],
  };
  expect(filesIn(content, fields)).toEqual([
    { file: '/a.jpg', field: 'thumbnail' },
    { file: '/b.jpg', field: 'path' },
    { file: '/d.jpg?a=1&b=2', field: 'html' },
    { file: 'https://x.example/c.pdf', field: 'file' },
  ]);
});

describe('checkFiles', () => {
  const realFetch = globalThis.fetch;
  const host = serveHost();
  let other: FakeHost;

  beforeAll(async () => {
    other = await startFakeHost((_, response) => response.end());
    process.env.CONTENT_TOKEN = 'the-token-of-tests';
    process.env.MEDIA_HOSTS = other.url;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    jest.useRealTimers();
  });
  afterAll(() => other.stop());

  const usedBy = (endpoint: string, ...files: string[]) =>
    new Map(files.map((file) => [file, [{ endpoint, field: 'thumbnail' }]]));

  const check = async (...files: string[]) => {
    const { faults } = await checkFiles(usedBy('/api/x', ...files), () => {});
    return faults.map(({ reason }) => reason);
  };

  it('requests files uncompressed, and the locked document alone with the token', async () => {
    const seen: unknown[] = [];
    for (const server of [host, other]) {
      server.answerWith(({ headers }, response) => {
        seen.push([headers['accept-encoding'], headers.authorization]);
        response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
      });
    }
    expect(await check('/a.pdf')).toEqual([]);
    expect(await check(`${other?.url}/b.pdf`)).toEqual([]);
    await checkFiles(usedBy('/api/pages/certificate', '/c.pdf'), () => {});
    expect(seen).toEqual([
      ['identity', undefined],
      ['identity', undefined],
      ['identity', 'Bearer the-token-of-tests'],
    ]);
  });

  it('says which pictures are too small for their place, drawings aside', async () => {
    const picture = await sharp({
      create: { width: 500, height: 400, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    host.answerWith(({ url }, response) => {
      const isDrawing = url === '/a.svg';
      response.setHeader('content-type', isDrawing ? 'image/svg+xml' : 'image/png');
      response.end(
        isDrawing ? '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' : picture,
      );
    });
    const places = new Map([
      ['/hero.png', [{ endpoint: hostEndpoints.services.path, field: 'thumbnail' }]],
      ['/logo.png', [{ endpoint: hostEndpoints.clients.path, field: 'thumbnail' }]],
      ['/a.svg', [{ endpoint: hostEndpoints.services.path, field: 'thumbnail' }]],
    ]);
    expect(await checkFiles(places, () => {})).toEqual({
      faults: [],
      small: [
        {
          file: '/hero.png',
          reason: 'is 500 px wide, its place asks for 1152',
          places: [`${hostEndpoints.services.path}: thumbnail`],
        },
      ],
    });
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
