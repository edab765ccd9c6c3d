import 'server-only';
import { withDeadline } from '@/lib/platform/http/deadline';
import { readText } from '@/lib/platform/http/read-text';
import type { Crawled, NoPage } from './crawled';
import { fullAddress, pageOf, type Page } from './page-facts';

export const MOST_PAGES = 5_000;
const AT_ONCE = 4;
const TIMEOUT_MS = 10_000;
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_SITEMAPS = 200;

/** Sites do not count the visits of programs that name themselves. */
const HEADERS = { 'user-agent': 'content-check (bot)', accept: 'text/html, application/xml' };

/** Files, and what is no page for visitors. */
const NO_PAGE = /\.[a-z\d]{2,5}$|^\/(api|media|_next|og)(\/|$)/i;

type Answer = { body: string; robots: string } | NoPage;

/** @param address on the origin that is asked */
async function ask(address: string): Promise<Answer> {
  try {
    return await withDeadline(TIMEOUT_MS, async (signal): Promise<Answer> => {
      const response = await fetch(address, {
        signal,
        headers: HEADERS,
        redirect: 'manual',
        cache: 'no-store',
      });
      const { status, headers } = response;
      const type = headers.get('content-type') ?? 'no type';
      const to = headers.get('location');
      if (response.ok && /html|xml/i.test(type)) {
        const body = await readText(response, MOST_BYTES, signal);
        return { body, robots: headers.get('x-robots-tag') ?? '' };
      }
      await response.body?.cancel();
      if (response.ok) return { why: `is no page (${type})` };
      if (to !== null) return { why: `leads on to ${fullAddress(to, address) ?? to}` };
      return { why: `answered ${status}`, hasFailed: status >= 500 };
    });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      why: isLate ? `did not answer within ${TIMEOUT_MS / 1_000} seconds` : 'cannot be read',
      hasFailed: true,
    };
  }
}

const LOC = /<loc>\s*([^<\s]+)\s*<\/loc>/gi;

/** The addresses that the sitemap names, those of its parts, too. */
async function sitemapOf(
  on: (address: string) => string | undefined,
  first: string,
  failed: (address: string, answer: NoPage) => void,
) {
  const waiting = [first];
  const found = new Set<string>();
  for (let asked = 0; waiting.length > 0 && asked < MOST_SITEMAPS; asked++) {
    const part = waiting.shift()!;
    const answer = await ask(part);
    if (!('body' in answer)) {
      failed(part, answer);
      continue;
    }
    for (const [, written = ''] of answer.body.matchAll(LOC)) {
      const address = written.replaceAll('&amp;', '&');
      if (!/\.xml$/i.test(address)) found.add(address);
      else waiting.push(...[on(address) ?? []].flat());
    }
  }
  return found;
}

/**
 * Reads the pages of a running site, from its home page, its sitemap and its links, and of no other one.
 * @param origin where it is asked, which may be another than its addresses name
 * @throws Error with a sentence where its home page cannot be read
 */
export async function crawl(
  origin: string,
  progress: (done: number, known: number) => void = () => undefined,
  most = MOST_PAGES,
): Promise<Crawled> {
  const start = `${origin}/`;
  const first = await ask(start);
  if (!('body' in first)) throw new Error(`${start} ${first.why}. Nothing was checked.`);
  const named = new URL(pageOf(first.body, start).canonical).origin;

  /** Where the site is asked for an address that it names. */
  const askedAt = (address: string): string | undefined => {
    if (!URL.canParse(address)) return undefined;
    const url = new URL(address);
    return url.origin === named || url.origin === origin
      ? origin + url.pathname + url.search
      : undefined;
  };
  const pages = new Map<string, Page>();
  const others = new Map<string, NoPage>();
  const known = new Set<string>();
  const waiting: string[] = [];
  let isCut = false;

  /** @param base of a link */
  function note(href: string, base: string): string | undefined {
    const full = fullAddress(href, base);
    if (!full || !askedAt(full)) return undefined;
    const { pathname, search } = new URL(full);
    // Choices of a visitor have no end, and no place among the pages that search engines list.
    if (search || NO_PAGE.test(pathname)) return undefined;
    const address = named + pathname;
    if (known.has(address)) return address;
    if (known.size >= most) {
      isCut = true;
      return undefined;
    }
    known.add(address);
    waiting.push(address);
    return address;
  }

  async function read(address: string): Promise<void> {
    const answer = address === `${named}/` ? first : await ask(askedAt(address)!);
    if (!('body' in answer)) {
      others.set(address, answer);
      const [, to] = /^leads on to (.*)$/.exec(answer.why) ?? [];
      if (to) note(to, address);
      return;
    }
    const page = pageOf(answer.body, address, answer.robots);
    pages.set(address, page);
    const { canonical, alternates, links } = page;
    for (const href of [canonical, ...alternates.map((one) => one.href), ...links])
      note(href, address);
  }

  note('/', `${named}/`);
  const sitemap = await sitemapOf(askedAt, `${origin}/sitemap.xml`, (part, answer) =>
    others.set(part, { ...answer, hasFailed: true }),
  );
  const listed = [...sitemap].flatMap((address) => note(address, `${named}/`) ?? []);
  progress(0, known.size);
  // Whoever is done takes what is waiting, until nobody reads who could bring more.
  let reading = 0;
  await new Promise<void>((resolve, reject) => {
    const next = (): void => {
      while (reading < AT_ONCE && waiting.length > 0) {
        reading++;
        read(waiting.shift()!).then(() => {
          reading--;
          progress(pages.size + others.size, known.size);
          next();
        }, reject);
      }
      if (reading === 0 && waiting.length === 0) resolve();
    };
    next();
  });
  return { home: `${named}/`, pages, others, listed: new Set(listed), isCut };
}
