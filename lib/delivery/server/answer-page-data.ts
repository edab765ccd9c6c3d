import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { placeOf } from '@/lib/pages/languages';
import { normalUrl } from '@/lib/pages/routes/queries';
import { isPagePath } from '@/lib/pages/page-paths';
import { collectTags } from '@/lib/content/store/collected-tags';
import { removePageTags } from '@/lib/delivery/cache/page-tags-header';
import { pagesName } from '@/lib/delivery/cache/pages-folder';
import { finishPage } from '@/lib/delivery/html/finish-page';
import { OF_PAGE, PAGE_DATA_FOLDER, pageDataUrl } from '@/lib/delivery/html/page-data';
import { NAVIGATION_HEADERS } from '@/lib/delivery/next/headers';
import { forgetVisitor } from './ask-as-everybody';
import { isPage } from './page-requests';
import { isWellFormed } from './reject-malformed';
import { isSharedNotFound, shareNotFound } from './share-not-found';
import { holdWholeBody } from './whole-body';

const MEGABYTE = 1024 * 1024;
const DAY_MS = 86_400_000;

const kept = (megabytes: number) =>
  new LRUCache<string, Buffer>({
    maxSize: megabytes * MEGABYTE,
    ttl: DAY_MS,
    sizeCalculation: ({ length }) => length,
  });

/** The data of pages that visitors may still have open; those of a current page can be taken from it again. */
export class PageDataCache {
  private readonly ofPages = kept(32);
  /** Anybody can ask for a new one: they take the room of no other. */
  private readonly ofQueries = kept(8);

  keep(name: string, json: Buffer, { isOfQuery = false } = {}): void {
    (isOfQuery ? this.ofQueries : this.ofPages).set(name, json);
  }

  get(name: string): Buffer | undefined {
    return this.ofPages.get(name) ?? this.ofQueries.get(name);
  }
}

let scope: string | undefined;

/**
 * The name of a page's data: the same wherever this build has made the page from the same content. The bytes may
 * differ, since React writes them in whatever order they become ready.
 */
export function dataNameOf(url: string, tags: Iterable<string>): string {
  scope ??= pagesName('.next');
  const madeFrom = JSON.stringify([scope, url, [...tags].sort()]);
  return createHash('sha256').update(madeFrom).digest('base64url').slice(0, 22);
}

/** The browser asks again for what it needs, and takes nothing of this one. */
const OF_ONE_BROWSER = [...NAVIGATION_HEADERS, 'if-none-match'];

const SOME_ORIGIN = 'http://site.example';

/**
 * The page that data are said to be of, by the URL under which the site has it; undefined for what is no page,
 * or is written otherwise, so that nothing is asked for past the checks of its path.
 */
function pageOf(data: URL): string | undefined {
  const given = data.searchParams.get(OF_PAGE) ?? '';
  if (!given.startsWith('/') || !URL.canParse(given, SOME_ORIGIN)) return undefined;
  const { origin, pathname, search } = new URL(given, SOME_ORIGIN);
  const { path } = placeOf(pathname + search);
  if (origin !== SOME_ORIGIN || pathname + search !== given) return undefined;
  return isPagePath(placeOf(pathname).path) && normalUrl(path) === path ? given : undefined;
}

type Options = {
  pageData: PageDataCache;
  /** Rejects a client that has had too many made again, by an answer of its own. */
  limit: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** Answers requests for the data of a page, from what is kept, or from the page itself. */
export const answerPageData =
  (listener: RequestListener, { pageData, limit }: Options): RequestListener =>
  (request, response) => {
    const { url = '', headers } = request;
    if (!url.startsWith(PAGE_DATA_FOLDER)) return listener(request, response);
    const address = new URL(url, SOME_ORIGIN);
    const name = address.pathname.slice(PAGE_DATA_FOLDER.length);
    const known = pageData.get(name);
    if (known) return send(response, name, known);
    const page = pageOf(address);
    if (!page || !isWellFormed({ url: page, headers })) return send(response, name, undefined);

    limit(request, response, () => {
      const ours = new Set(response.getHeaderNames());
      const holdsAll = () => true;
      const collected = new Set<string>();
      holdWholeBody(response, holdsAll, async (rendered, end) => {
        const isGood = response.statusCode === 200 || isSharedNotFound(request, response);
        const isIt =
          isGood &&
          isPage(response) &&
          dataNameOf(page, removePageTags(response) ?? collected) === name;
        const data = isIt
          ? finishPage(rendered, { dataAt: pageDataUrl(name, page) }).data
          : undefined;
        for (const header of response.getHeaderNames()) {
          if (!ours.has(header)) response.removeHeader(header);
        }
        if (data) pageData.keep(name, data, { isOfQuery: page.includes('?') });
        send(response, name, data, end);
      });
      request.url = page;
      request.method = 'GET';
      for (const header of OF_ONE_BROWSER) delete headers[header];
      forgetVisitor(request);
      shareNotFound(request);
      collectTags(collected, () => listener(request, response));
    });
  };

function send(
  response: ServerResponse,
  name: string,
  json: Buffer | undefined,
  end: (body: Buffer) => void = (body) => response.end(body),
): void {
  const body = json ?? Buffer.from('These data are gone.\n');
  response.statusCode = json ? 200 : 404;
  const headers = json
    ? {
        'content-type': 'application/json',
        // Whatever the name stands for stays as it is.
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${name}"`,
      }
    : { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
  response.setHeader('content-length', body.length);
  end(body);
}
