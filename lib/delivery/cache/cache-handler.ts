import path from 'node:path';
import { NOT_LOADED_HEADERS } from '@/lib/content/never-loaded';
import { environment } from '@/lib/env';
import { globalSingleton } from '@/lib/global-singleton';
import type { ContentStored } from '@/lib/invalidation/cache-events';
import { isStaleAfterPublish } from '@/lib/invalidation/stale-after-publish';
import { noteStoredContent } from '@/lib/invalidation/stored-content';
import { invalidatedSince } from '@/lib/invalidation/tag-times';
import { sheetsOf } from '../html/build-sheets';
import {
  contentSecurityPolicy,
  policyOptions,
  scriptHashes,
} from '../html/content-security-policy';
import { deferScripts } from '../html/deferred-scripts';
import { inlineStyles } from '../html/inlined-styles';
import { preloadFont } from '../html/preloaded-fonts';
import { withoutTransitionMarks } from '../html/transition-marks';
import type {
  CacheContext,
  CacheEntry,
  CacheGet,
  CacheSet,
  CacheValue,
  GetContext,
  SetContext,
} from '../next/file-system-cache';
import { joinPageData } from '../next/page-html';
import { bringToPresent, setContentVersion, tagsOf } from '../next/tags';
import { cdnHeaders } from './cdn';
import { currentContent, takeContentVersion, versionOfEntry } from './content-of-render';
import { isMissingOrStale } from './entry-age';
import { followOtherInstances } from './invalidate';
import { removeOldPages } from './old-pages';
import { pagesName, sitesFolder } from './pages-folder';
import { SharedCache } from './shared-cache';

/** Set by bin/build.ts. */
declare const SCRIPT_LOADER: string;

/** On the screen of a page whose content has never been fetched. */
const NOT_LOADED = ' data-not-loaded=""';

const POLICY_HEADER = 'content-security-policy';

/**
 * Next's cache with Redis behind it. Each build and set of variables has its own pages, so that a
 * site never shows those of another content host; stored content is shared by all builds.
 */
export default class CacheHandler extends SharedCache {
  /** Next makes a handler for each request, so this is before the page is rendered. */
  private readonly started = Date.now();
  private readonly readSheet: ReturnType<typeof sheetsOf>;

  constructor(context: CacheContext) {
    const dist = context.serverDistDir && path.join(context.serverDistDir, '..');
    const own = dist ? { sites: sitesFolder(dist), name: pagesName(dist) } : undefined;
    super(own ? { ...context, serverDistDir: path.join(own.sites, own.name) } : context, own?.name);
    if (own) globalSingleton('prepared-cache', () => this.prepare(own.sites, own.name));
    this.readSheet = sheetsOf(dist ?? '');
  }

  override async get(...[key, context]: Parameters<CacheGet>): ReturnType<CacheGet> {
    const entry = await super.get(key, context);
    if (entry?.lastModified && 'tags' in context) {
      const tags = context.tags ?? [];
      noteStoredContent(tags, entry.lastModified, versionOfEntry(entry.value));
      currentContent()?.noteRead(tags, entry.value, isMissingOrStale(entry, context));
    }
    if (!entry || hasNoPolicy(entry)) return null;
    bringToPresent('tags' in context ? (context.tags ?? []) : tagsOf(entry.value));
    return isStaleNotFound(entry) || isStalePage(entry) ? null : entry;
  }

  override async set(...[key, data, context]: Parameters<CacheSet>): ReturnType<CacheSet> {
    if (data?.kind === 'APP_PAGE') {
      // In place: the response to this request is made from the same object.
      data.html = withoutTransitionMarks(joinPageData(data.html));
      if (environment().DEFER_SCRIPTS === 'on') {
        const html = preloadFont(inlineStyles(data.html, this.readSheet));
        data.html = deferScripts(html, SCRIPT_LOADER);
      }
      data.headers = { ...data.headers, [POLICY_HEADER]: policyOf(data.html) };
      if (data.html.includes(NOT_LOADED)) {
        data.status = 503;
        Object.assign(data.headers, NOT_LOADED_HEADERS);
        return;
      }
      // Anyone could fill the disk with 404 pages; store one only over the page of an unpublished
      // item.
      if (isNotFound(data) && !(await this.isStored(key, context))) return;
    }
    // A file that waits for its content, such as the sitemap.
    if (data?.kind === 'APP_ROUTE' && data.status === 503) return;
    if (data?.kind === 'APP_PAGE' || data?.kind === 'APP_ROUTE') {
      const version = takeContentVersion(data);
      data.headers = { ...data.headers, ...cdnHeaders(tagsOf(data)) };
      if (version) setContentVersion(data, version);
    }
    if (invalidatedSince(tagsOf(data), this.started)) return;
    if ('tags' in context) {
      noteStoredContent(context.tags ?? [], Date.now(), versionOfEntry(data));
      currentContent()?.noteFetched(context.tags ?? [], data);
    }
    await super.set(key, data, context);
  }

  private async isStored(key: string, context: SetContext): Promise<boolean> {
    return (await super.get(key, { ...context, kind: 'APP_PAGE' } as GetContext)) !== null;
  }

  private prepare(sites: string, name: string): true {
    void removeOldPages(sites, name).catch(() => undefined);
    followOtherInstances((event) => this.takeContent(event));
    return true;
  }

  private async takeContent({ key, tags }: ContentStored): Promise<void> {
    await this.get(key, { kind: 'FETCH', tags } as GetContext);
  }
}

const isNotFound = (value: CacheValue | null): boolean =>
  value?.kind === 'APP_PAGE' && value.status === 404;

/** Its file was damaged: without the policy a browser would run any script. */
const hasNoPolicy = ({ value }: CacheEntry): boolean =>
  value?.kind === 'APP_PAGE' && !value.headers?.[POLICY_HEADER];

/** A page revalidated behind a 404 response would get the metadata of the 404 page. */
function isStaleNotFound({ value, lastModified = 0, cacheControl }: CacheEntry): boolean {
  if (!isNotFound(value)) return false;
  const lifeMs = Number(cacheControl?.revalidate || Infinity) * 1_000;
  return Date.now() > lastModified + lifeMs || invalidatedSince(tagsOf(value), lastModified);
}

const isStalePage = ({ value, lastModified = 0 }: CacheEntry): boolean =>
  (value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE') &&
  isStaleAfterPublish(tagsOf(value), lastModified);

const policyOf = (html: string): string =>
  contentSecurityPolicy(scriptHashes(html), policyOptions());
