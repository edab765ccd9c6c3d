import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { readFileSync } from 'node:fs';
import {
  entryFile,
  FileSystemCache,
  memoryCache,
  type CacheContext,
  type CacheValue,
  type SetContext,
} from './file-system-cache';
import { pathOfMetaFile, tagsOfMeta } from './stored-page-files';
import { CACHE_TAGS_HEADER } from './headers';

const folder = mkdtempSync(path.join(tmpdir(), 'next-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cache = new FileSystemCache({
  fs: nodeFs,
  flushToDisk: true,
  serverDistDir: folder,
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
} as unknown as CacheContext);

const page = {
  kind: 'APP_PAGE',
  html: '<p>Page</p>',
  rscData: Buffer.from('data'),
  headers: { [CACHE_TAGS_HEADER]: 'content,content:/api/x' },
  status: 200,
  postponed: undefined,
  segmentData: undefined,
} as unknown as CacheValue;

const keyOf = (pagePath: string) =>
  getRouteCacheKey(pagePath, { kind: 'APP_PAGE', sourceRoute: '/page' } as never);

const metaFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.meta'),
  );

describe('the FileSystemCache of the installed Next.js, which lib/delivery extends,', () => {
  it('keeps a stored entry in a static memory, as the very object that it later serves', async () => {
    await cache.set('/memory', page, { cacheControl: { revalidate: 60 } } as SetContext);
    const inMemory = memoryCache()?.get('/memory');
    expect(inMemory?.value).toBe(page);
    inMemory!.lastModified = 1;
    const served = await cache.get('/memory', { kind: 'APP_PAGE' } as never);
    expect(served?.lastModified).toBe(1);
  });

  it('has the entry in memory as soon as `set` is called', () => {
    void cache.set('/at-once', page, {} as SetContext);
    expect(memoryCache()?.get('/at-once')?.value).toBe(page);
  });

  it.each([
    ['a page', page],
    ['a route', { kind: 'APP_ROUTE', body: Buffer.from('{}'), headers: {}, status: 200 }],
    ['content', { kind: 'FETCH', data: { body: '', headers: {}, url: '' }, revalidate: 60 }],
  ])('writes %s to the file that entryFile names', async (name, value) => {
    const key = `/${name.replace(' ', '-')}`;
    const context = (value.kind as string) === 'FETCH' ? { fetchCache: true, tags: [] } : {};
    await cache.set(key, value as CacheValue, context as SetContext);
    expect(existsSync(entryFile(cache, key, value as CacheValue))).toBe(true);
  });

  it('writes for each page a `.meta` file whose path and text say its path and tags', async () => {
    await cache.set(keyOf('/'), page, {} as SetContext);
    await cache.set(keyOf('/shop-details/1'), page, {} as SetContext);
    const stored = metaFiles().filter((file) => pathOfMetaFile(file) !== undefined);
    expect(stored.map(pathOfMetaFile).sort()).toEqual(['/', '/shop-details/1']);
    for (const file of stored) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      expect(tagsOfMeta(text)).toEqual(['content', 'content:/api/x']);
    }
  });

  it('writes files with the methods of the `fs` that it is given', async () => {
    const written: string[] = [];
    const watched = new FileSystemCache({
      fs: { ...nodeFs, writeFile: async (file: string) => void written.push(file) },
      flushToDisk: true,
      serverDistDir: folder,
      revalidatedTags: [],
    } as unknown as CacheContext);
    await watched.set('/watched', page, {} as SetContext);
    expect(written.map((file) => path.basename(file)).sort()).toEqual([
      'watched.html',
      'watched.meta',
      'watched.rsc',
    ]);
  });
});
