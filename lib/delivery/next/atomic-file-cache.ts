/** Read in Next.js 16.4.6: server/lib/incremental-cache/file-system-cache.js, `get` and `set`. */
import { randomUUID } from 'node:crypto';
import { rename, rm, utimes } from 'node:fs/promises';
import { globalSingleton } from '@/lib/global-singleton';
import {
  entryFile,
  FileSystemCache,
  memoryCache,
  type CacheContext,
  type CacheEntry,
  type CacheGet,
  type CacheSet,
  type CacheValue,
} from './file-system-cache';

/** A read from disk, and what was stored meanwhile; null where memory had no room. */
type Read = { overtakenBy?: CacheEntry | null };
const reads = globalSingleton('cache-reads', () => new Map<string, Set<Read>>());

/** Two writes to one file at once would mix. */
const atomicWrites = (fs: CacheContext['fs']): CacheContext['fs'] => ({
  ...fs,
  async writeFile(file, data) {
    const temporary = `${file}.${randomUUID()}`;
    try {
      await fs.writeFile(temporary, data);
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  },
});

/**
 * Prevents two races: a read puts its old entry into memory over one stored meanwhile, and two
 * writes of one entry leave an unreadable file.
 */
export class AtomicFileCache extends FileSystemCache {
  constructor(context: CacheContext) {
    super({ ...context, fs: atomicWrites(context.fs) });
  }

  override async get(...[key, context]: Parameters<CacheGet>): ReturnType<CacheGet> {
    const entry = await this.read(key, context);
    const now = Date.now();
    // Stored while the clock was ahead, it would never grow old.
    if (Number(entry?.lastModified) > now) await this.setAge(key, entry as CacheEntry, now);
    return entry;
  }

  /** At once in memory, and then on disk. */
  protected async setAge(key: string, entry: CacheEntry, lastModified: number): Promise<void> {
    entry.lastModified = lastModified;
    if (entry.value) await this.setFileDate(key, entry.value, lastModified);
  }

  private async read(...[key, context]: Parameters<CacheGet>): ReturnType<CacheGet> {
    if (memoryCache()?.get(key)) return super.get(key, context);
    const read: Read = {};
    const readsOfKey = reads.get(key) ?? new Set();
    reads.set(key, readsOfKey.add(read));
    try {
      const found = await super.get(key, context);
      if (read.overtakenBy === undefined) return found;
      if (read.overtakenBy) memoryCache()?.set(key, read.overtakenBy);
      return read.overtakenBy;
    } finally {
      readsOfKey.delete(read);
      if (readsOfKey.size === 0) reads.delete(key);
    }
  }

  override set(...args: Parameters<CacheSet>): Promise<void> {
    return this.store(...args);
  }

  /** Stores an entry with the age that it has on another instance. */
  protected async setAsOf(
    lastModified: number,
    ...[key, value, context]: [string, CacheValue, Parameters<CacheSet>[2]]
  ): Promise<void> {
    const stored = this.store(key, value, context);
    // In the same tick, or a request could take it for new.
    const inMemory = memoryCache()?.get(key);
    if (inMemory) inMemory.lastModified = lastModified;
    await stored;
    await this.setFileDate(key, value, lastModified);
  }

  private async setFileDate(key: string, value: CacheValue, lastModified: number): Promise<void> {
    const file = entryFile(this, key, value);
    await utimes(file, new Date(), new Date(lastModified)).catch(() => undefined);
  }

  private async store(...[key, value, context]: Parameters<CacheSet>): Promise<void> {
    const stored = super.set(key, value, context); // in memory when it returns
    for (const read of reads.get(key) ?? []) read.overtakenBy = memoryCache()?.get(key) ?? null;
    await stored;
  }
}
