import { listen } from '@/testing/listen';
import { crawl } from './crawl';

type Answer = [status: number, body: string, headers?: Record<string, string>];

const SITE = 'https://forge.example';

/** A site that answers this, and says of itself that it is another one, as on a machine of a developer. */
async function siteOf(answers: Record<string, Answer>) {
  const asked: string[] = [];
  let now = 0;
  let most = 0;
  const server = await listen(({ url = '' }, response) => {
    asked.push(url);
    most = Math.max(most, ++now);
    const [status, body, headers = {}] = answers[url] ?? [404, ''];
    setTimeout(() => {
      now--;
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
    }, 5);
  });
  return { ...server, asked, most: () => most };
}

const page = (body = '', head = '') => `<html lang="en"><head>${head}</head><body>${body}`;
const HOME_HEAD = `<link rel="canonical" href="${SITE}">`;

it('reads what home, sitemap, links and languages lead to, each once, and nothing elsewhere', async () => {
  const sitemap = (...addresses: string[]) =>
    addresses.map((address) => `<loc>${address}</loc>`).join('');
  const xml = { 'content-type': 'application/xml' };
  const site = await siteOf({
    '/': [200, page('<a href="/a#x">a</a><a href="https://elsewhere.example/">b</a>', HOME_HEAD)],
    '/sitemap.xml': [200, sitemap(`${SITE}/sitemap/1.xml`), xml],
    '/sitemap/1.xml': [200, sitemap(`${SITE}/`, `${SITE}/listed`), xml],
    '/a': [
      200,
      page(
        '<a href="/">c</a><a href="/a?size=2">d</a><a href="/media/e">e</a><a href="/e.pdf">e</a>',
        `<link rel="alternate" hreflang="de" href="${SITE}/de/a">`,
      ),
    ],
    '/listed': [308, '', { location: '/found' }],
    '/found': [200, page()],
    '/de/a': [500, ''],
  });
  try {
    const { home, pages, others, listed, isCut } = await crawl(site.url);
    expect(site.asked.sort()).toEqual(
      ['/', '/a', '/de/a', '/found', '/listed', '/sitemap.xml', '/sitemap/1.xml'].sort(),
    );
    expect(home).toBe(`${SITE}/`);
    expect([...pages.keys()].sort()).toEqual([`${SITE}/`, `${SITE}/a`, `${SITE}/found`]);
    expect(Object.fromEntries(others)).toEqual({
      [`${SITE}/listed`]: { why: `leads on to ${site.url}/found` },
      [`${SITE}/de/a`]: { why: 'answered 500', hasFailed: true },
    });
    expect([[...listed], isCut]).toEqual([[`${SITE}/`, `${SITE}/listed`], false]);
  } finally {
    await site.stop();
  }
});

it('reads so many pages and no more, four of them at a time at most', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => `/${index}`);
  const body = numbers.map((path) => `<a href="${path}">${path}</a>`).join('');
  const site = await siteOf({
    '/': [200, page(body)],
    ...Object.fromEntries(numbers.map((path) => [path, [200, page(body)] as Answer])),
  });
  try {
    const { pages, isCut } = await crawl(site.url, undefined, 21);
    expect([pages.size, isCut]).toEqual([21, true]);
    expect([2, 3, 4]).toContain(site.most());
  } finally {
    await site.stop();
  }
});

it('says so where there is no sitemap, or no home page', async () => {
  const site = await siteOf({ '/': [200, page()] });
  const { others } = await crawl(site.url);
  expect(Object.fromEntries(others)).toEqual({
    [`${site.url}/sitemap.xml`]: { why: 'answered 404', hasFailed: true },
  });
  await site.stop();
  await expect(crawl(site.url)).rejects.toThrow(
    `${site.url}/ cannot be read. Nothing was checked.`,
  );
});
