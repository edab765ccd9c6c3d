/** Read in Next.js 16.4.6: server/lib/incremental-cache/file-system-cache.js, its cache on disk. */
import imported from 'next/dist/server/lib/incremental-cache/file-system-cache';

/** Bundlers disagree on where a CommonJS default export ends up. */
export const FileSystemCache =
  (imported as unknown as { default?: typeof imported }).default ?? imported;

type Handler = InstanceType<typeof FileSystemCache>;
export type CacheContext = ConstructorParameters<typeof FileSystemCache>[0];
export type CacheGet = Handler['get'];
export type CacheSet = Handler['set'];
export type CacheEntry = NonNullable<Awaited<ReturnType<CacheGet>>>;
export type CacheValue = NonNullable<Parameters<CacheSet>[1]>;
/** `kind` is an ambient enum, which a bundle cannot import: cast literals. */
export type GetContext = Parameters<CacheGet>[1];
export type SetContext = Parameters<CacheSet>[2];

type Memory = { get(key: string): CacheEntry | undefined; set(key: string, e: CacheEntry): void };
type Internals = { memoryCache?: Memory };

/** Undefined before Next made the first handler. */
export const memoryCache = (): Memory | undefined =>
  (FileSystemCache as unknown as Internals).memoryCache;

/** Its modification time is the age of the entry. */
export function entryFile(handler: Handler, key: string, { kind }: CacheValue): string {
  const extension = { APP_ROUTE: '.body', APP_PAGE: '.html' }[String(kind)] ?? '';
  const paths = handler as unknown as { getFilePath(key: string, kind: string): string };
  return paths.getFilePath(key + extension, kind);
}
