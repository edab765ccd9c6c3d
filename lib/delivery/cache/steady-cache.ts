import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { FileSystemCache } from './file-system-cache';

type Context = ConstructorParameters<typeof FileSystemCache>[0];
type Get = InstanceType<typeof FileSystemCache>['get'];
type Store = InstanceType<typeof FileSystemCache>['set'];
type Entry = NonNullable<Awaited<ReturnType<Get>>>;

/** Private to Next's class. */
type Memory = { get(key: string): Entry | undefined; set(key: string, entry: Entry): void };
const memory = () => (FileSystemCache as unknown as { memoryCache?: Memory }).memoryCache;

/** The object itself that Next keeps in memory. It makes the memory with the first handler. */
export const inMemoryCache = (key: string): Entry | undefined => memory()?.get(key);

/** A read from disk that is under way, and what was stored meanwhile; null where memory has no room. */
type Read = { overtakenBy?: Entry | null };
const reading = new Map<string, Set<Read>>();

/** Each file is written beside its place and moved there: two that are written at once would mix. */
const inOneMove = (fs: Context['fs']): Context['fs'] => ({
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
 * Next's cache on disk, without two races of its own. It reads a file, then its date, and puts both
 * into memory: what was stored in between was lost there, and the old entry had the new date. And it
 * writes an entry that is stored twice at once from two sides into one file, which nobody could read
 * after a restart.
 */
export class SteadyCache extends FileSystemCache {
  constructor(context: Context) {
    super({ ...context, fs: inOneMove(context.fs) });
  }

  override async get(...[key, context]: Parameters<Get>): ReturnType<Get> {
    if (inMemoryCache(key)) return super.get(key, context);
    const read: Read = {};
    const reads = reading.get(key) ?? new Set();
    reading.set(key, reads.add(read));
    try {
      const found = await super.get(key, context);
      if (read.overtakenBy === undefined) return found;
      if (read.overtakenBy) memory()?.set(key, read.overtakenBy);
      return read.overtakenBy;
    } finally {
      reads.delete(read);
      if (reads.size === 0) reading.delete(key);
    }
  }

  override async set(...args: Parameters<Store>): Promise<void> {
    const stored = super.set(...args); // into memory at once
    const [key] = args;
    for (const read of reading.get(key) ?? []) read.overtakenBy = inMemoryCache(key) ?? null;
    await stored;
  }
}
