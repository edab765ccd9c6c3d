import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { AtomicFileCache } from './atomic-file-cache';
import type { CacheContext, CacheValue, GetContext, SetContext } from './file-system-cache';

const tags = ['content'];

class Cache extends AtomicFileCache {
  readonly storeAsOf = this.setAsOf.bind(this);
}

let afterStep: (step: 'readFile' | 'stat') => Promise<void> = async () => {};
const fs: CacheContext['fs'] = {
  ...nodeFs,
  readFile: (async (...args: Parameters<typeof nodeFs.readFile>) => {
    const text = await nodeFs.readFile(...args);
    await afterStep('readFile');
    return text;
  }) as typeof nodeFs.readFile,
  stat: async (file) => {
    const stats = await nodeFs.stat(file);
    await afterStep('stat');
    return stats;
  },
};

let folder: string;
let cache: Cache;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-cache-'));
  cache = new Cache({
    fs,
    flushToDisk: true,
    serverDistDir: path.join(folder, 'server'),
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  } as unknown as CacheContext);
});
afterEach(() => {
  afterStep = async () => {};
  rmSync(folder, { recursive: true, force: true });
});

const entry = (body: string) =>
  ({
    kind: 'FETCH',
    data: { body, headers: {}, url: '' },
    tags,
    revalidate: 60,
  }) as unknown as CacheValue;
const setContext = { fetchCache: true, tags } as SetContext;
const getContext = { kind: 'FETCH', tags } as unknown as GetContext;
const store = (key: string, body: string) => cache.set(key, entry(body), setContext);
const read = async (key: string) => {
  const found = await cache.get(key, getContext);
  return (found?.value as { data: { body: string } } | undefined)?.data.body;
};

const fileOf = (key: string) => path.join(folder, 'cache', 'fetch-cache', key);

function forget(key: string) {
  const { memoryCache } = AtomicFileCache as unknown as {
    memoryCache: { remove(key: string): void };
  };
  memoryCache.remove(key);
}

describe('the cache on disk', () => {
  it('reads what was stored before a restart', async () => {
    await store('an-endpoint', 'old');
    forget('an-endpoint');
    expect(await read('an-endpoint')).toBe('old');
    expect(await read('another')).toBeUndefined();
  });

  it.each(['readFile', 'stat'] as const)(
    'keeps the newer entry when it is stored between a read from disk and memory (after %s)',
    async (step) => {
      await store(step, 'old');
      forget(step);
      afterStep = async (done) => {
        if (done !== step) return;
        afterStep = async () => {};
        await store(step, 'new');
      };
      expect(await read(step)).toBe('new');
      expect(await read(step)).toBe('new');
    },
  );

  it('leaves a whole file when an entry is stored twice at once', async () => {
    for (let times = 0; times < 50; times++) {
      const key = `stored-twice-${times}`;
      const bodies = ['long'.repeat(20_000), 'short'.repeat(10_000)];
      await Promise.all(bodies.map((body) => store(key, body)));
      forget(key);
      expect(bodies).toContain(await read(key));
    }
  });

  it('leaves no temporary file', async () => {
    await store('an-endpoint', 'new');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile()).map(({ name }) => name)).toEqual(['an-endpoint']);
  });

  it('gives an entry of another instance the age that it has there, in memory and on disk', async () => {
    const lastModified = Date.UTC(2026, 10, 20);
    await cache.storeAsOf(lastModified, 'shared', entry('theirs'), setContext);
    expect((await cache.get('shared', getContext))?.lastModified).toBe(lastModified);
    expect(statSync(fileOf('shared')).mtimeMs).toBe(lastModified);
  });

  it('takes an entry of a clock that was ahead for new, once', async () => {
    await store('early', 'content');
    const nextYear = new Date(Date.now() + 365 * 86_400_000);
    utimesSync(fileOf('early'), nextYear, nextYear);
    forget('early');
    const before = Date.now();
    const lastModified = (await cache.get('early', getContext))?.lastModified;
    expect(lastModified).toBeGreaterThanOrEqual(before);
    expect(lastModified).toBeLessThanOrEqual(Date.now());
    expect(Math.round(statSync(fileOf('early')).mtimeMs)).toBe(lastModified);
    expect((await cache.get('early', getContext))?.lastModified).toBe(lastModified);
  });
});
