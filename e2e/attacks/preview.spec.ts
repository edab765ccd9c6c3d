import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { prepareSite, secret, type Site } from '../faults/site';
import { startContentHost, type ContentHost } from '../faults/content-host';
import { expect, full, test } from '../test';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const EDITOR = 'http://localhost:3200';
/** On the 404 screen, which a page rendered for one visitor shows with any status. */
const NOT_FOUND = '>Oops! Page Not Found.<';
const DRAFT = 'Neverpublisheddraft';
const HOUR_MS = 3_600_000;

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const keyFor = (purpose: string) => hmac(secret, purpose);

function linkTo(page: string, until = Date.now() + HOUR_MS - 1_000, key = keyFor('preview-link')) {
  const signature = hmac(key, JSON.stringify([page, until, EDITOR])).toString('hex');
  const parameters = { path: page, until: String(until), editor: EDITOR, signature };
  return `/api/preview?${new URLSearchParams(parameters)}`;
}

/** What the draft has in place of what is published. */
const drafts: Record<string, (text: string) => string> = {
  '/api/list/industrial-products': (text) =>
    text.replace(/"title":\s*"[^"]+"/, `"title":"${DRAFT}"`),
  '/api/list/pages': () => `[{"path":"/p/${DRAFT.toLowerCase()}","name":"${DRAFT}"}]`,
  '/api/site-settings': (text) =>
    text.replace(/"phone":/, '"hidden_pages":["/faq","/certificate","/search"],"phone":'),
};

/** Answers as the host, with drafts; refuses who asks without the token. */
async function startEditor(content: ContentHost): Promise<{ server: Server; url: string }> {
  const token = `Bearer ${keyFor('preview-content').toString('hex')}`;
  const server = createServer((request, response) => {
    void (async () => {
      if (request.headers.authorization !== token) return response.writeHead(401).end();
      const answer = await fetch(content.url + request.url);
      const text = await answer.text();
      const drafted = drafts[request.url ?? '']?.(text) ?? text;
      return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(drafted);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let host: ContentHost;
let editor: Awaited<ReturnType<typeof startEditor>>;
let site: Site;
test.beforeAll(async () => {
  host = await startContentHost();
  editor = await startEditor(host);
  site = await prepareSite('preview', {
    CONTENT_HOST: host.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
    PREVIEW_HOST: editor.url,
  });
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  editor.server.close();
  await host.stop();
});

/** The cookies that a link gives; browsers send Secure ones to localhost, this client does not. */
async function open(request: APIRequestContext, link: string) {
  const response = await request.get(site.url + link, { maxRedirects: 0 });
  const cookies = response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value.split(';')[0]!);
  return { response, cookie: cookies.join('; ') };
}
const get = (request: APIRequestContext, page: string, cookie: string) =>
  request.get(site.url + page, { headers: { cookie } });

test('a signed link shows the draft to its holder, and to nobody else', async ({ request }) => {
  expect((await site.get('/shop')).html).not.toContain(DRAFT);
  const { response, cookie } = await open(request, linkTo('/shop'));
  expect(response.status()).toBe(307);
  expect(response.headers()['location']).toBe('/shop');

  const previews = await Promise.all(
    Array.from({ length: 5 }, () => get(request, '/shop', cookie)),
  );
  for (const preview of previews) {
    const html = await preview.text();
    expect(html).toContain(DRAFT);
    expect(html).toContain('Leave the preview');
    expect(preview.headers()).toMatchObject({
      'cache-control': expect.stringMatching(/private.*no-store/),
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining(`frame-ancestors 'self' ${EDITOR}`),
    });
  }
  // The draft stands on pages that others ask for at the same time, too.
  const [, ...others] = await Promise.all([
    get(request, '/', cookie),
    ...['/', '/shop', '/shop-single', '/sitemap.xml', '/shop'].map((page) => site.get(page)),
  ]);
  for (const { html, headers } of others) {
    expect(html).not.toContain(DRAFT);
    expect(headers.get('x-robots-tag')).toBeNull();
  }
});

test('what others find, see and open stays as it is published', async ({ request }) => {
  const { cookie } = await open(request, linkTo('/shop'));
  // A publish empties the memory: what is asked for first is made by the preview.
  expect((await site.publish({ all: true })).status).toBe(200);
  const asHolder = async (page: string) => (await get(request, page, cookie)).text();
  expect(await asHolder(`/api/search?q=${DRAFT}`)).toContain(DRAFT);
  expect(await asHolder(`/p/${DRAFT.toLowerCase()}`)).toContain(DRAFT);
  for (const hidden of ['/faq', '/certificate', '/p/quality', '/p/imprint']) {
    expect([hidden, await asHolder(hidden)]).toEqual([hidden, expect.stringContaining(NOT_FOUND)]);
    expect([hidden, (await site.get(hidden)).status]).toEqual([hidden, 200]);
  }
  // The page repeats the words that were searched for.
  const words = DRAFT.toLowerCase();
  for (const page of [`/api/search?q=${words}`, `/search?q=${words}`]) {
    expect((await site.get(page)).html).not.toContain(DRAFT);
  }
  expect((await site.get(`/p/${DRAFT.toLowerCase()}`)).status).toBe(404);
  // A visitor's search makes the index that all get; a preview then changes nothing of it.
  expect(await asHolder(`/api/search?q=${DRAFT}`)).toContain(DRAFT);
  expect((await site.get(`/api/search?q=${DRAFT}`)).html).toBe('{"suggestions":[]}');
});

test('no cache on the way may keep what is made in a preview', full, async ({ request }) => {
  const { cookie } = await open(request, linkTo('/shop'));
  const slug = /href="\/shop-details\/([^"/]+)"/.exec((await site.get('/shop')).html)![1]!;
  for (const page of [
    ...['/shop', `/shop-details/${slug}`, `/shop-details/${slug}/datasheet.pdf`, '/og/about.png'],
    ...[`/og/shop-details/${slug}.png`, '/blog/feed.xml', '/sitemap.xml', '/sitemap/1.xml'],
    ...['/.well-known/security.txt', '/robots.txt', '/api/search?q=a', '/p/none', '/faq'],
  ]) {
    const rule = (await get(request, page, cookie)).headers()['cache-control'];
    expect([page, rule]).toEqual([page, expect.stringMatching(/^private,.*no-store/)]);
  }
  const sheet = await site.get(`/shop-details/${slug}/datasheet.pdf`);
  expect(sheet.headers.get('cache-control')).toMatch(/^public, max-age=3600/);
});

/** With what is compressed in it, as stored content is. */
const unpacked = (stored: string): string =>
  [
    stored,
    ...[...stored.matchAll(/H4sI[\w+/=]+/g)].map(([text]) =>
      gunzipSync(Buffer.from(text, 'base64')),
    ),
  ].join('\n');

test('nothing of a draft is stored, and a publish does not bring it out', async ({ request }) => {
  const { cookie } = await open(request, linkTo('/shop'));
  expect(await (await get(request, '/shop', cookie)).text()).toContain(DRAFT);
  expect((await site.publish({ all: true })).status).toBe(200);
  expect(await (await get(request, '/shop', cookie)).text()).toContain(DRAFT);
  await expect
    .poll(async () => (await site.get('/shop')).headers.get('x-nextjs-cache'))
    .toBe('HIT');
  expect((await site.get('/shop')).html).not.toContain(DRAFT);
  const folder = path.join(site.folder, '.next/cache');
  let found = 0;
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of names.filter((one) => one.isFile())) {
    const stored = await readFile(path.join(entry.parentPath, entry.name), 'latin1').catch(
      () => '',
    );
    if (unpacked(stored).includes('Spur gear')) found += 1;
    expect([entry.name, unpacked(stored).includes(DRAFT)]).toEqual([entry.name, false]);
  }
  // The search finds what is stored.
  expect(found).toBeGreaterThan(1);
});

test('links that are wrong, old or of a stranger open nothing', async ({ request }) => {
  const now = Date.now();
  const good = linkTo('/shop');
  for (const link of [
    '/api/preview',
    good.replace('path=%2Fshop', 'path=%2Fabout'),
    good.replace(/until=\d+/, `until=${now + 2 * HOUR_MS}`),
    good.replace('localhost', 'evil.example'),
    good.replace(/signature=\w{4}/, 'signature=0000'),
    linkTo('/shop', now - 1_000),
    linkTo('/shop', now + 2 * HOUR_MS),
    linkTo('/shop', now + HOUR_MS, Buffer.from('another key')),
    linkTo('//evil.example'),
    linkTo('https://evil.example'),
  ]) {
    const { response, cookie } = await open(request, link);
    expect([link, response.status(), cookie]).toEqual([link, 403, '']);
  }
});

test('one cookie without the other shows what is published', async ({ request }) => {
  const { cookie } = await open(request, linkTo('/shop'));
  const [pass, draftMode] = ['preview=', '__prerender_bypass='].map((name) =>
    cookie.split('; ').find((each) => each.startsWith(name))!,
  );
  const [text] = pass!.slice('preview='.length).split('.');
  const ended = Buffer.from(JSON.stringify([Date.now() - 1, EDITOR])).toString('base64url');
  for (const forged of [
    pass!,
    draftMode!,
    `${draftMode}; preview=${text}.0000`,
    `${draftMode}; preview=${ended}.${pass!.split('.')[1]}`,
    `${pass}; __prerender_bypass=guessed`,
  ])
    expect(await (await get(request, '/shop', forged)).text()).not.toContain(DRAFT);
});

test('leaving the preview takes both cookies back', async ({ request }) => {
  const { cookie } = await open(request, linkTo('/shop'));
  const left = await request.get(`${site.url}/api/preview/end`, {
    maxRedirects: 0,
    headers: { cookie },
  });
  const set = left.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  expect(set.map(({ value }) => value.split('=')[0]).sort()).toEqual([
    '__prerender_bypass',
    'preview',
  ]);
  for (const { value } of set) expect(value).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/);
});
