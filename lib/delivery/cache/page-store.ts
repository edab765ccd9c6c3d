import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { environment } from '@/lib/platform/env';
import { yielder } from '@/lib/platform/yielder';
import { isCacheFault } from '@/lib/platform/cache-fault';
import { askForVersions, isFresh } from '@/lib/content/store/content-versions';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { log } from '@/lib/platform/log';
import { decodePage, encodePage, type StoredPage } from './page-codec';
import { PageFiles, type Read } from './page-files';
import { removeOldPages } from './old-pages';
import { pagesName, sitesFolder } from './pages-folder';
import { readShared, writeShared } from './shared-pages';

const MEGABYTE = 1024 * 1024;
const MEMORY_BYTES = 8 * MEGABYTE;

/**
 * Stored pages: the last ones in memory, all on disk, and in Redis for other instances. A page is fresh while
 * all content that it was made from is current; one that is not stays until it is replaced.
 */
export class PageStore {
  /** As they are stored. */
  private readonly memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ length }) => length,
  });

  /** @param scope of the build and its variables, by which instances tell their pages in Redis */
  constructor(
    private readonly files: PageFiles,
    private readonly scope: string,
  ) {}

  /** Redis is asked only where a page here is missing or made from other content. */
  async fresh(name: string): Promise<StoredPage | undefined> {
    const held = this.held(name);
    if (held && (await isFreshNow(held))) return held;
    const read = held ? undefined : await this.files.read(name);
    if (read && (await isFreshNow(read.page))) return this.remember(read);
    const shared = await readShared(this.scope, name);
    if (!shared || !(await isFreshNow(shared))) return undefined;
    await this.set(shared, { isShared: true });
    return shared;
  }

  /** The last one, fresh or not. */
  async last(name: string): Promise<StoredPage | undefined> {
    return this.held(name) ?? (await this.files.read(name))?.page;
  }

  /** In memory when it returns, elsewhere a little later. */
  async set(page: StoredPage, { isShared = false } = {}): Promise<void> {
    const bytes = encodePage(page);
    this.memory.set(page.name, bytes);
    if (!isShared) void writeShared(this.scope, page.name, bytes);
    await this.files.write(page, bytes).catch((error: unknown) => {
      if (!isCacheFault(error))
        log.warn({ name: page.name, reason: String(error) }, 'page not stored');
    });
  }

  /** Names of stored pages that were made from other content than the current. */
  async outdated(): Promise<string[]> {
    const pause = yielder();
    const outdated: string[] = [];
    for (const head of await this.files.heads()) {
      await pause();
      if (!(await isFreshNow(head))) outdated.push(head.name);
    }
    return outdated;
  }

  private held(name: string): StoredPage | undefined {
    const bytes = this.memory.get(name);
    return bytes && decodePage(bytes);
  }

  /** Unless a fresh one was stored while this one was read. */
  private remember({ page, bytes }: Read): StoredPage {
    const held = this.held(page.name);
    if (held && isFresh(held.tags)) return held;
    this.memory.set(page.name, bytes);
    return page;
  }
}

async function isFreshNow({ tags }: Pick<StoredPage, 'tags'>): Promise<boolean> {
  await askForVersions(tags);
  return isFresh(tags);
}

/** Each build and set of variables has pages of its own, so that a site never shows those of another host. */
export const pageStore = (): PageStore => globalSingleton('page-store', newPageStore);

function newPageStore(): PageStore {
  const dist = path.resolve(/* turbopackIgnore: true */ '.next');
  const scope = pagesName(dist);
  const sites = sitesFolder(dist);
  void removeOldPages(sites, scope).catch(() => undefined);
  const files = new PageFiles(path.join(sites, scope), environment().CACHE_MAX_MB * MEGABYTE);
  return new PageStore(files, scope);
}
