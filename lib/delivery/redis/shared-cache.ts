import { utimes } from 'node:fs/promises';
import type { FileSystemCache } from '../cache/file-system-cache';
import { inMemoryCache, SteadyCache } from '../cache/steady-cache';
import { announceContent } from './content-news';
import { readShared, sharedKey, writeShared, type Shelf } from './redis-cache';
import { isShareable, tagsOf, type SharedEntry } from './redis-entry';
import { isCurrent, knownRevision } from './redis-marks';
import { dateHere, isOld } from './shared-entry-date';

type Get = InstanceType<typeof FileSystemCache>['get'];
type Set = InstanceType<typeof FileSystemCache>['set'];
type Entry = NonNullable<Awaited<ReturnType<Get>>>;

/** Private to Next's class. */
type Internals = { getFilePath(key: string, kind: string): string };

/**
 * Next's cache on disk with Redis behind it, where there is one. What is here and not old is served
 * without a question to anybody; only what is missing or old may be newer on another instance.
 */
export class SharedCache extends SteadyCache {
  /** The newest mark known when this request first looked for something, so before it made anything. */
  private knows?: number;

  /** @param scope the name of the folder of pages; without it nothing is shared */
  constructor(
    context: ConstructorParameters<typeof FileSystemCache>[0],
    private readonly scope?: string,
  ) {
    super(context);
  }

  override async get(...[key, context]: Parameters<Get>): ReturnType<Get> {
    this.knows ??= knownRevision();
    const local = await super.get(key, context);
    if (!this.scope || !isOld(local, context)) return local;
    const shelf = context.kind === 'FETCH' ? 'content' : 'pages';
    const shared = await readShared(shelf, sharedKey(shelf, this.scope, key));
    if (!shared) return local;
    const tags = tagsOf(shared.value);
    const current = isCurrent(tags, shared.knows);
    const lastModified = dateHere(shared, tags, current);
    if (local && (!current || local.lastModified >= lastModified)) return local;
    return this.adopt(key, { ...shared, lastModified }, context);
  }

  override async set(...[key, data, context]: Parameters<Set>): ReturnType<Set> {
    const lastModified = Date.now();
    await super.set(key, data, context);
    if (!this.scope || !isShareable(data)) return;
    const shelf: Shelf = data.kind === 'FETCH' ? 'content' : 'pages';
    const tags = context.fetchCache ? (context.tags ?? []) : [];
    // Without tags it is no content but this instance's own note of when to try again.
    if (shelf === 'content' && tags.length === 0) return;
    const written = writeShared(shelf, sharedKey(shelf, this.scope, key), {
      value: context.fetchCache ? { ...data, tags } : data,
      lastModified,
      knows: this.knows ?? 0,
      cacheControl: context.fetchCache ? undefined : context.cacheControl,
    } as SharedEntry);
    if (shelf === 'content') void written.then(() => announceContent({ key, tags }));
  }

  /** Stores here what another instance has made, as old as it is. */
  private async adopt(
    key: string,
    { value, lastModified, cacheControl }: SharedEntry,
    context: Parameters<Get>[1],
  ): Promise<Entry> {
    const isContent = value.kind === 'FETCH';
    const stored = super.set(
      key,
      value,
      (isContent
        ? { fetchCache: true, tags: value.tags }
        : { ...context, cacheControl }) as Parameters<Set>[2],
    );
    // In the same moment: nobody else may take it for as new as it has just been stored.
    const inMemory = inMemoryCache(key);
    if (inMemory) inMemory.lastModified = lastModified;
    await stored;
    const extension = { FETCH: '', APP_ROUTE: '.body', APP_PAGE: '.html' }[String(value.kind)];
    const file = (this as unknown as Internals).getFilePath(key + extension, context.kind);
    await utimes(file, new Date(), new Date(lastModified)).catch(() => undefined);
    return { value, lastModified, cacheControl };
  }
}
