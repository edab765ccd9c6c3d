import { publishContentStored } from '@/lib/invalidation/cache-events';
import { isCurrent, knownVersion } from '@/lib/invalidation/redis-channel';
import type { CacheContext, CacheGet, CacheSet, SetContext } from '../next/file-system-cache';
import { tagsOf } from '../next/tags';
import { ConfirmedPages } from './confirmed-pages';
import { isMissingOrStale, localLastModified } from './entry-age';
import { isShareable, type SharedEntry } from './redis-entry';
import { readShared, sharedKey, writeShared } from './redis-store';

/** The cache on disk; Redis is asked only where an entry on disk is missing or stale. */
export class SharedCache extends ConfirmedPages {
  /** The highest tag version known at the first read of the request. */
  private version?: number;

  /** @param scope name of the folder of pages; without it nothing is shared */
  constructor(
    context: CacheContext,
    private readonly scope?: string,
  ) {
    super(context);
  }

  override async get(...[key, context]: Parameters<CacheGet>): ReturnType<CacheGet> {
    this.version ??= knownVersion();
    const local = await super.get(key, context);
    if (!this.scope || !isMissingOrStale(local, context)) return local;
    const kind = context.kind === 'FETCH' ? 'content' : 'pages';
    const shared = await readShared(kind, sharedKey(kind, this.scope, key));
    if (!shared) return local;
    const { value, cacheControl } = shared;
    const tags = tagsOf(value);
    const isNew = isCurrent(tags, shared.version);
    const lastModified = localLastModified(shared.lastModified, tags, isNew);
    if (local && (!isNew || local.lastModified >= lastModified)) return local;
    const stored =
      value.kind === 'FETCH' ? { fetchCache: true, tags } : { ...context, cacheControl };
    await this.setAsOf(lastModified, key, value, stored as SetContext);
    return this.confirm(key, { value, lastModified, cacheControl });
  }

  override async set(...[key, data, context]: Parameters<CacheSet>): ReturnType<CacheSet> {
    const lastModified = Date.now();
    await super.set(key, data, context);
    if (!this.scope || !isShareable(data)) return;
    const kind = data.kind === 'FETCH' ? 'content' : 'pages';
    const tags = context.fetchCache ? (context.tags ?? []) : [];
    // Only the retry note of this instance has no tags.
    if (kind === 'content' && tags.length === 0) return;
    const written = writeShared(kind, sharedKey(kind, this.scope, key), {
      value: context.fetchCache ? { ...data, tags } : data,
      lastModified,
      version: this.version ?? 0,
      cacheControl: context.fetchCache ? undefined : context.cacheControl,
    } as SharedEntry);
    if (kind === 'content') void written.then(() => publishContentStored({ key, tags }));
  }
}
