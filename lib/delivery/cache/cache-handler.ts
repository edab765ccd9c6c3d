import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import {
  contentSecurityPolicy,
  policyOptions,
  scriptHashes,
} from '../html/content-security-policy';
import { deferScripts } from '../html/deferred-scripts';
import { inlineStyles, sheetsOf } from '../html/inlined-styles';
import { joinData } from '../html/joined-data';
import type { FileSystemCache } from './file-system-cache';
import { refusesStorage } from './not-found-policy';
import { removeOldPages } from './old-pages';
import type { StoredContent } from '../redis/content-news';
import { followOtherInstances } from '../redis/other-instances';
import { pagesName, sitesFolder } from './pages-folder';
import { tagsOf } from '../redis/redis-entry';
import { SharedCache } from '../redis/shared-cache';
import { noteStored } from './stored-content';
import { isSuperseded } from './superseded';
import { markedSince } from './tag-marks';

type Context = ConstructorParameters<typeof FileSystemCache>[0];
type Get = InstanceType<typeof FileSystemCache>['get'];
/** Next declares its kinds as an ambient enum, which a compiled file cannot import. */
type GetContext = Parameters<Get>[1];
type Entry = NonNullable<Awaited<ReturnType<Get>>>;
type Set = InstanceType<typeof FileSystemCache>['set'];

/** The build's own pages carry no content and must never be served. */
const building = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;

/** The compiled script-loader.ts, put here by the build. */
declare const SCRIPT_LOADER: string;
const deferring = process.env.DEFER_SCRIPTS !== 'off';

/** Once a process, when it is known where the pages are. */
let prepare = (sites: string, name: string, cache: CacheHandler) => {
  prepare = () => undefined;
  void removeOldPages(sites, name).catch(() => undefined);
  followOtherInstances((content) => cache.takeContent(content));
};

/**
 * The cache on disk, with four differences: pages are kept apart by build and variables, so that a
 * host's pages are never shown for another's; they bring their style sheets, and their scripts wait
 * for the first interaction; unknown addresses leave nothing behind; and a page that was being made
 * while its content changed is not taken for a new one.
 * Stored content survives a new build (its own keys name host and schema version).
 */
export default class CacheHandler extends SharedCache {
  /** Next makes a handler for each request, so before the page is made. In ms since 1970. */
  private readonly started = Date.now();
  private readonly readSheet: ReturnType<typeof sheetsOf>;

  constructor(context: Context) {
    // For proxy.ts Next names no folder: it has no pages to keep.
    const dist = context.serverDistDir && path.join(context.serverDistDir, '..');
    const own = building || !dist ? undefined : { sites: sitesFolder(dist), name: pagesName(dist) };
    super(own ? { ...context, serverDistDir: path.join(own.sites, own.name) } : context, own?.name);
    if (own) prepare(own.sites, own.name, this);
    this.readSheet = sheetsOf(dist ?? '');
  }

  override async get(...[key, context]: Parameters<Get>): ReturnType<Get> {
    const entry = await super.get(key, context);
    if (entry?.lastModified && 'tags' in context) {
      noteStored(context.tags ?? [], entry.lastModified);
    }
    return entry && (isOldNotFound(entry) || isOldPage(entry)) ? null : entry;
  }

  override async set(...[key, data, context]: Parameters<Set>): ReturnType<Set> {
    if (!building && data?.kind === 'APP_PAGE') {
      // In place: the answer to this very request is made from the same object.
      data.html = inlineStyles(joinData(data.html), this.readSheet);
      if (deferring) data.html = deferScripts(data.html, SCRIPT_LOADER);
      data.headers = { ...data.headers, 'content-security-policy': policyOf(data.html) };
      if (refusesStorage(data) && !(await this.exists(key, context))) return;
    }
    if (!building && markedSince(tagsOf(data), this.started)) return;
    if ('tags' in context) noteStored(context.tags ?? [], Date.now());
    await super.set(key, data, context);
  }

  private async exists(key: string, context: Parameters<Set>[2]): Promise<boolean> {
    return (await super.get(key, { ...context, kind: 'APP_PAGE' } as GetContext)) !== null;
  }

  /** Looks into Redis for what another instance has just stored there, before anybody asks for it. */
  async takeContent({ key, tags }: StoredContent): Promise<void> {
    await this.get(key, { kind: 'FETCH', tags } as GetContext);
  }
}

/**
 * A 404 screen that may be out of date is made anew before it is answered: while Next renews a page
 * behind an answer with status 404, it gives the page the metadata of the 404 screen.
 */
function isOldNotFound({ value, lastModified = 0, cacheControl }: Entry): boolean {
  if (value?.kind !== 'APP_PAGE' || value.status !== 404) return false;
  const lifeMs = Number(cacheControl?.revalidate || Infinity) * 1_000;
  return Date.now() > lastModified + lifeMs || markedSince(tagsOf(value), lastModified);
}

/** What a visitor need not see any more, since there is new content to make it from. */
const isOldPage = ({ value, lastModified = 0 }: Entry): boolean =>
  (value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE') &&
  isSuperseded(tagsOf(value), lastModified);

function policyOf(html: string): string {
  return contentSecurityPolicy(scriptHashes(html), policyOptions(process.env));
}
