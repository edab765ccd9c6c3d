/** @jest-environment node */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NextRequest } from 'next/server';
import { isOwnPath, numberedFolders, ownFiles, ownFolders } from '@/lib/redirects/own-paths';
import { loadSiteRedirects } from '@/lib/redirects/site-redirects';
import { dynamicPaths, routes } from '@/lib/routes';
import { config, proxy } from './proxy';

const ask = (path: string) => proxy(new NextRequest(`http://localhost:3000${path}`));

it.each([
  ['/About', '/about'],
  ['/Service-Details/3?Ref=Mail', '/service-details/3?Ref=Mail'],
  ['/BLOG%C3%84', '/blog%C3%84'],
])('%s leads to %s', (from, to) => {
  const answer = ask(from);
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe(`http://localhost:3000${to}`);
});

it.each(['/caf%C3%A9', '/Brochure.PDF'])('lets %s stand', (path) => {
  expect(ask(path).headers.get('location')).toBeNull();
});

/** As Next.js compiles it: whole paths, capitals matter. */
const comesHere = (path: string) => new RegExp(`^(?:${config.matcher.join('|')})$`).test(path);

it('is asked about other spellings, personal pages and unknown addresses', () => {
  for (const path of [
    '/About',
    '/Service-Details/3',
    '/contact/result',
    '/certificate/unlock',
    '/index.php',
    '/about/old',
    '/about.html',
    '/blog-single/an-old-article',
    '/shop/page/last',
  ]) {
    expect([path, comesHere(path)]).toEqual([path, true]);
  }
});

it('is not asked about what the site has at its own address', () => {
  const own = [
    ...routes.map(({ path }) => path).filter((path) => !dynamicPaths.includes(path)),
    ...numberedFolders.map((folder) => `/${folder}/12`),
    ...ownFolders.map((folder) => `${folder}a/B`),
    ...ownFiles,
  ];
  for (const path of own) {
    expect([path, comesHere(path), isOwnPath(path)]).toEqual([path, false, true]);
  }
});

it('sends the addresses of an old site on', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'redirects-')), 'redirects.json');
  await writeFile(
    file,
    JSON.stringify([
      { from: '/index.php', to: '/about' },
      { from: '/Summer', to: 'https://shop.example/summer', permanent: false },
    ]),
  );
  loadSiteRedirects(file);
  expect(ask('/index.php?a=1').status).toBe(308);
  expect(ask('/index.php?a=1').headers.get('location')).toBe('http://localhost:3000/about?a=1');
  expect(ask('/summer').status).toBe(307);
  expect(ask('/summer').headers.get('location')).toBe('https://shop.example/summer');
  expect(ask('/other').headers.get('location')).toBeNull();
});

it('gives each view of a personal page a nonce of its own, and no inline script without it', () => {
  const [first, second] = [ask('/contact/result'), ask('/certificate/unlock')].map((answer) =>
    answer.headers.get('content-security-policy'),
  );
  expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}';/);
  expect(first).not.toMatch(/script-src[^;]*unsafe/);
  expect(first).not.toBe(second);
});
