import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import { countAnswer } from '@/lib/features/counts/count-answer';
import { noteTag } from '@/lib/content/store/collected-tags';
import { deliver } from '@/lib/delivery/server/deliver';
import { answerPageData, PageDataCache } from '@/lib/delivery/server/answer-page-data';
import { limitMaking, limitPages } from '@/lib/delivery/server/limit-pages';
import { inBuiltFolder } from './built-folder';
import { changeContent, currentTag } from './change-content';
import { listen } from './listen';

export const text = 'Forged, rolled and machined. '.repeat(400);

/** Headers of a stored page. */
export const page = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=300',
  'x-nextjs-cache': 'HIT',
  vary: 'rsc',
};

export const br = { 'accept-encoding': 'gzip, deflate, br' };
export const gzip = { 'accept-encoding': 'gzip' };

type Answer = { status?: number; headers: IncomingHttpHeaders; raw: Buffer };

/** A server that answers as Next.js does, behind the response pipeline; a new one for each test. */
export function serveDelivered() {
  inBuiltFolder();
  const initial = {
    asked: 0,
    status: 200,
    headers: page as OutgoingHttpHeaders,
    body: text,
    etag: '"one"',
    lastRequest: {} as { url?: string; cookie?: string },
  };
  const site = { ...initial, ask, url: '' };
  let server: Awaited<ReturnType<typeof listen>>;

  beforeEach(async () => {
    Object.assign(site, initial);
    const clientIpOf = () => '192.0.2.1';
    const pageData = new PageDataCache();
    const limited = answerPageData(limitPages(answer, clientIpOf), {
      pageData,
      limit: limitMaking(clientIpOf),
    });
    const delivered = deliver(limited, clientIpOf, pageData);
    server = await listen((request, response) => {
      countAnswer(request, response);
      delivered(request, response);
    });
    site.url = server.url;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return server.stop();
  });

  function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { headers, body } = site;
    site.asked += 1;
    site.lastRequest = { url: request.url, cookie: request.headers.cookie };
    response.statusCode = site.status;
    const isStored = /s-maxage/.test(String(headers['cache-control']));
    if (isStored) response.setHeader('x-page-tags', currentTag());
    else noteTag(currentTag());
    if (headers['x-publish']) changeContent();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value!);
    if (request.url === '/streamed') {
      response.write(body.slice(0, 100));
      response.end(body.slice(100));
      return;
    }
    // Next.js sends the data of a page without them, and the headers before the body.
    if (!site.etag) response.flushHeaders();
    else {
      response.setHeader('etag', site.etag);
      response.setHeader('content-length', Buffer.byteLength(body));
    }
    if (request.headers['if-none-match']) response.writeHead(304).end();
    else if (request.method === 'HEAD') response.end(null);
    else if (headers['x-slow']) setTimeout(() => response.end(body), 50);
    else response.end(body);
  }

  async function ask(
    path: string,
    sent: OutgoingHttpHeaders = {},
    method = 'GET',
  ): Promise<Answer> {
    const request = http.request(server.url, { path, method, headers: sent, agent: false }).end();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const raw: Buffer[] = [];
    for await (const chunk of response) raw.push(chunk as Buffer);
    return { status: response.statusCode, headers: response.headers, raw: Buffer.concat(raw) };
  }

  return site;
}
