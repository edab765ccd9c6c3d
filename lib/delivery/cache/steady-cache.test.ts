/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { inMemoryCache, SteadyCache } from './steady-cache';

const KEY = 'an-endpoint';
const tags = ['content'];
let folder: string;
let cache: SteadyCache;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steady-'));
  cache = new SteadyCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: path.join(folder, 'server'),
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  } as unknown as ConstructorParameters<typeof SteadyCache>[0]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Data = Parameters<SteadyCache['set']>[1];
const data = (body: string) =>
  ({
    kind: 'FETCH',
    data: { body, headers: {}, url: '' },
    tags,
    revalidate: 60,
  }) as unknown as Data;
const store = (key: string, body: string) =>
  cache.set(key, data(body), { fetchCache: true, tags } as Parameters<SteadyCache['set']>[2]);
const read = async (key: string) => {
  const found = await cache.get(key, { kind: 'FETCH', tags } as unknown as Parameters<
    SteadyCache['get']
  >[1]);
  return (found?.value as { data: { body: string } } | undefined)?.data.body;
};

/** As after a restart: on disk, and not in memory. */
function forget(key: string) {
  const memory = (SteadyCache as unknown as { memoryCache: { remove(key: string): void } })
    .memoryCache;
  memory.remove(key);
  expect(inMemoryCache(key)).toBeUndefined();
}

it('reads from disk what it stored', async () => {
  await store(KEY, 'old');
  forget(KEY);
  expect(await read(KEY)).toBe('old');
  expect(await read('another')).toBeUndefined();
});

it.each([0, 1, 2, 3, 5, 8])(
  'keeps what is stored while the one before is read (%i)',
  async (wait) => {
    const key = `${KEY}-${wait}`;
    await store(key, 'old');
    forget(key);
    const reading = read(key);
    for (let turn = 0; turn < wait; turn++) await new Promise(setImmediate);
    await store(key, 'new');
    await reading;
    expect(await read(key)).toBe('new');
  },
);

it('leaves one of two that are stored at once whole on disk', async () => {
  for (let times = 0; times < 50; times++) {
    const key = `${KEY}-at-once-${times}`;
    const bodies = ['long'.repeat(20_000), 'short'.repeat(10_000)];
    await Promise.all(bodies.map((body) => store(key, body)));
    forget(key);
    expect(bodies).toContain(await read(key));
  }
});

it('leaves nothing else there', async () => {
  await store(KEY, 'new');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile()).map(({ name }) => name)).toEqual([KEY]);
});
