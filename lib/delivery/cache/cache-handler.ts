import { LRUCache } from 'lru-cache';
import { NOT_LOADED_HEADERS } from '@/lib/content/store/never-loaded';
import { contentStore } from '@/lib/content/store/store';
import { isIncomplete, nameInTag } from '@/lib/content/store/content-versions';
import type { CacheEntry, CacheGet, CacheSet, GetContext, SetContext } from '../next/cache-types';
import { nameOfKey } from '../next/entry-name';
import { CACHE_TAGS_HEADER } from '../next/headers';
import { constantEntry, tagsOf } from '../next/tags';
import { cdnHeaders } from './cdn';
import { PAGE_TAGS_HEADER } from './page-tags-header';
import { isNotLoaded } from './not-loaded';
import type { StoredPage } from './page-codec';
import { pageStore } from './page-store';

/** How long others get the last page at once where a rendering has failed, in ms. */
const RETRY_MS = 5_000;

const failed = new LRUCache<string, true>({ max: 1_000, ttl: RETRY_MS });

/** @returns what was shown before at a path that could not be rendered */
export async function lastPage(name: string): Promise<StoredPage | undefined> {
  const last = await pageStore().last(name);
  if (last) failed.set(name, true);
  return last;
}

/**
 * What Next.js stores and asks for. It makes one for each request, so all state is in the store. Pages are
 * made anew because of their content alone, never because of a tag that Next.js ends.
 */
export default class CacheHandler {
  async get(...[key, context]: Parameters<CacheGet>): ReturnType<CacheGet> {
    if (isOfContent(context)) return constantEntry();
    const pages = pageStore();
    const name = nameOfKey(key);
    if (isOfValue(context)) {
      const value = await pages.last(name);
      return value ? aged(value, Date.now() - value.stored) : null;
    }
    contentStore().touch();
    const page = await pages.fresh(name);
    if (page) return aged(page, Date.now() - page.stored > DAY_MS ? DAY_MS : 0);
    const last = failed.has(name) && (await pages.last(name));
    return last ? aged(last, LONG_AGO_MS) : null;
  }

  async set(...[key, data, context]: Parameters<CacheSet>): Promise<void> {
    if (!data || isOfContent(context)) return;
    const pages = pageStore();
    const name = nameOfKey(key);
    if (data.kind === 'APP_PAGE') {
      // The listener needs it. In place: the response to this request is made from the same object.
      data.headers = {
        ...data.headers,
        [PAGE_TAGS_HEADER]: data.headers?.[CACHE_TAGS_HEADER] ?? '',
      };
      if (isNotLoaded(data.html)) {
        data.status = 503; // also of its data
        Object.assign(data.headers, NOT_LOADED_HEADERS);
        return;
      }
      // Anyone could fill the disk with 404 pages; store one only over the page of an unpublished
      // item.
      const isNotFound = data.status === 404;
      const isPart = isIncomplete(tagsOf(data));
      const last = isNotFound || isPart ? await pages.last(name) : undefined;
      if (isNotFound && !last) return;
      if (isPart && last && !isIncomplete(last.tags)) return;
    }
    // A file that waits for its content, such as the sitemap.
    if (data.kind === 'APP_ROUTE' && data.status === 503) return;
    const tags = tagsOf(data);
    if (data.kind === 'APP_PAGE' || data.kind === 'APP_ROUTE') {
      data.headers = { ...data.headers, ...cdnHeaders(tags) };
    }
    failed.delete(name);
    const { cacheControl } = context as { cacheControl?: StoredPage['cacheControl'] };
    await pages.set({ name, tags, stored: Date.now(), value: data, cacheControl });
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

/** Whether it is the constant that puts tags on a page. */
const isOfContent = (context: GetContext | SetContext): boolean =>
  'tags' in context && Boolean(context.tags?.some(nameInTag));

/** Of `unstable_cache`, which tells by its age whether a value is made again. */
const isOfValue = (context: GetContext): boolean => (context.kind as string) === 'FETCH';

/** A host may replace a picture without changing its URL: after a day a page is made again in any case. */
const DAY_MS = 24 * 3600 * 1_000;

/** Stale for any window, and below Next's expiry. */
const LONG_AGO_MS = 90 * DAY_MS;

/** @param age in ms, by which Next.js tells whether an entry is made again behind the answer */
const aged = ({ value, cacheControl }: StoredPage, age: number): CacheEntry => ({
  value,
  cacheControl,
  // By the clock of Next.js, which is that of the start of the process.
  lastModified: performance.timeOrigin + performance.now() - age,
});
