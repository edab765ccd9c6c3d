import type { RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { normalUrl } from '@/lib/pages/routes/queries';
import { finishPage } from '../html/finish-page';
import { OF_PAGE, PAGE_DATA_FOLDER, type PageData } from '../html/page-data';
import { NAVIGATION_HEADERS } from '../next/headers';
import { isPage } from './page-requests';
import { PERSONAL_HEADERS } from './personal-headers';
import { shareNotFound } from './share-not-found';
import { holdWholeBody } from './whole-body';

const MAX_BYTES = 32 * 1024 * 1024;
const DAY_MS = 86_400_000;

/** The data of pages that visitors may still have open; those of a current page can be taken from it again. */
export class KeptPageData {
  private readonly kept = new LRUCache<PageData['name'], Buffer>({
    maxSize: MAX_BYTES,
    ttl: DAY_MS,
    sizeCalculation: ({ length }) => length,
  });

  keep({ name, json }: PageData): void {
    this.kept.set(name, json);
  }

  get(name: PageData['name']): Buffer | undefined {
    return this.kept.get(name);
  }
}

/** The browser asks again for what it needs, and takes nothing of this one. */
const OF_ONE_BROWSER = [...PERSONAL_HEADERS, ...NAVIGATION_HEADERS, 'if-none-match'];

/** Answers requests for the data of a page, from what is kept, or from the page itself. */
export const answerPageData =
  (listener: RequestListener, pageData: KeptPageData): RequestListener =>
  (request, response) => {
    const { url = '', headers } = request;
    if (!url.startsWith(PAGE_DATA_FOLDER)) return listener(request, response);
    const { pathname, searchParams } = new URL(url, 'http://site.example');
    const name = pathname.slice(PAGE_DATA_FOLDER.length);
    const page = searchParams.get(OF_PAGE) ?? '';
    const kept = pageData.get(name);
    // A path of a page alone: neither another host nor what is no page.
    if (kept || !/^\/(?![/\\_])/.test(page)) return send(response, name, kept);

    const ours = new Set(response.getHeaderNames());
    const holdsPage = () => isPage(response);
    holdWholeBody(response, holdsPage, async (rendered, end) => {
      for (const header of response.getHeaderNames()) {
        if (!ours.has(header)) response.removeHeader(header);
      }
      const { data } = finishPage(rendered, { url: page });
      const isIt = data?.name === name;
      if (isIt) pageData.keep(data);
      send(response, name, isIt ? data.json : undefined, end);
    });
    request.url = normalUrl(page) ?? page;
    for (const header of OF_ONE_BROWSER) delete headers[header];
    shareNotFound(request);
    listener(request, response);
  };

function send(
  response: ServerResponse,
  name: PageData['name'],
  json: Buffer | undefined,
  end: (body: Buffer) => void = (body) => response.end(body),
): void {
  const body = json ?? Buffer.from('These data are gone.\n');
  response.statusCode = json ? 200 : 404;
  const headers = json
    ? {
        'content-type': 'application/json',
        // The name is a hash of the data.
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${name}"`,
      }
    : { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
  response.setHeader('content-length', body.length);
  end(body);
}
