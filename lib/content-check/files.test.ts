/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { startFakeHost, type FakeHost } from '@/lib/testing/fake-host';
import { checkFiles, fileFields, filesIn } from './files';

it('knows every field that the site reads as a file', () => {
  const schemas = ['schemas', 'page-schemas']
    .map((name) => readFileSync(`lib/content/${name}.ts`, 'utf8'))
    .join();
  const read = [...schemas.matchAll(/(\w+): field\.file\b/g)].map(([, name]) => name);
  expect([...fileFields].sort()).toEqual([...new Set(read)].sort());
});

it('finds files wherever they stand, and nothing else', () => {
  const files = filesIn({
    data: [
      { thumbnail: ' /a.jpg ', title: '/no.jpg', images: [{ path: '/b.jpg' }, { path: null }] },
      { contents: { file: 'https://x.example/c.pdf', image: '' } },
    ],
  });
  expect(files).toEqual(['/a.jpg', '/b.jpg', 'https://x.example/c.pdf']);
});

describe('files of a host', () => {
  const realFetch = globalThis.fetch;
  let [host, other]: FakeHost[] = [];

  beforeAll(async () => {
    host = await startFakeHost((_, response) => response.end());
    other = await startFakeHost((_, response) => response.end());
    process.env.CONTENT_HOST = host.url;
    process.env.CONTENT_TOKEN = 'the-token';
    process.env.MEDIA_HOSTS = other.url;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    jest.useRealTimers();
  });
  afterAll(() => Promise.all([host?.stop(), other?.stop()]));

  const check = async (...files: string[]) => {
    const faults = await checkFiles(new Map(files.map((file) => [file, ['/api/x']])), () => {});
    return faults.map(({ reason }) => reason);
  };

  it('are asked for as they are; only the content host sees the token', async () => {
    const seen: unknown[] = [];
    for (const server of [host, other]) {
      server?.answerWith(({ headers }, response) => {
        seen.push([headers['accept-encoding'], headers.authorization]);
        response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
      });
    }
    expect(await check('/a.pdf')).toEqual([]);
    expect(await check(`${other?.url}/b.pdf`)).toEqual([]);
    expect(seen).toEqual([
      ['identity', 'Bearer the-token'],
      ['identity', undefined],
    ]);
  });

  it('are given up in time, also where the signal of the request was forgotten', async () => {
    globalThis.fetch = (input, init) => realFetch(input, { ...init, signal: undefined });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const asked = new Promise<void>((resolve) => host?.answerWith(() => resolve()));
    const faults = check('/hanging.jpg');
    await asked;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await faults).toEqual(['did not come within 10 seconds']);
  });
});
