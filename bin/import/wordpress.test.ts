import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { carryOut, readContent } from './content-folder';
import { itemsOf } from './plan';
import { isAllowed } from './remote-pictures';
import { planWordPress } from './wordpress';

let folder: string;
let server: Server;
let host: string;

beforeAll(async () => {
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#567' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    if (request.url?.endsWith('ring.jpg')) response.end(picture);
    else if (request.url?.endsWith('page.jpg')) response.end('<html></html>');
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  mkdirSync(join(folder, 'content'));
  writeFileSync(
    join(folder, 'content/home-blog.json'),
    JSON.stringify([{ id: 7, title: 'Old', slug: 'our-rings', author: 'Kept', extra: 1 }]),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const uploads = () => `${host}/wp-content/uploads/2024/05`;
const item = (fields: Record<string, string>, further = '') =>
  `<item>${Object.entries(fields)
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join('')}${further}</item>`;
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
const post = (content: string, further: Record<string, string> = {}) =>
  item(
    {
      title: 'Our rings &amp; discs',
      'dc:creator': 'gw',
      'content:encoded': content,
      'excerpt:encoded': '',
      'wp:post_id': '12',
      'wp:post_date_gmt': '2024-05-02 08:00:00',
      'wp:post_modified_gmt': '2024-05-03 08:00:00',
      'wp:post_name': 'our-rings',
      'wp:status': 'publish',
      'wp:post_type': 'post',
      ...further,
    },
    `<category domain="category" nicename="n"><![CDATA[News]]></category><category domain="post_tag" nicename="t"><![CDATA[Tag]]></category>${meta('_thumbnail_id', '30')}`,
  );
const author =
  '<wp:author><wp:author_login>gw</wp:author_login><wp:author_display_name>Grace Wells</wp:author_display_name></wp:author>';

async function planOf(...items: string[]) {
  const attachment = item(
    {
      title: 'ring',
      'wp:post_id': '30',
      'wp:post_type': 'attachment',
      'wp:attachment_url': `${uploads()}/ring.jpg`,
    },
    meta('_wp_attachment_image_alt', 'A ring'),
  );
  const file = join(folder, 'export.xml');
  writeFileSync(
    file,
    `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c" xmlns:excerpt="e" xmlns:dc="d"><channel>${author}${items.join('')}${attachment}</channel></rss>`,
  );
  return planWordPress(folder, file, []);
}

describe('an export of WordPress', () => {
  it('brings posts with their texts, dates, authors and pictures', async () => {
    const content = `First line\nsecond\n\n[caption id="a" width="300"]<a href="${uploads()}/ring.jpg"><img class="x" src="${uploads()}/ring-300x200.jpg" alt="Ring"></a> Rolled[/caption]\n\n<!--more-->\n\nEnd [gallery ids="1"]<script>alert(1)</script>`;
    const plan = await planOf(post(content));
    const [article] = itemsOf(plan.content.get('home-blog.json'));
    const place = '/media/wordpress/127.0.0.1/2024/05/ring.jpg';
    expect(article).toMatchObject({
      id: 7,
      title: 'Our rings & discs',
      slug: 'our-rings',
      author: 'Grace Wells',
      date: '2024-05-02',
      categories: ['News'],
      thumbnail: place,
      alt: 'A ring',
      extra: 1,
    });
    expect(article!.html).toContain('<p>First line<br>second</p>');
    expect(article!.html).toContain(
      `<figure><img src="${place}" alt="Ring"><figcaption> Rolled</figcaption></figure>`,
    );
    expect(article!.html).not.toMatch(/gallery|class=|<a /);
    expect(await carryOut(plan, folder, join(folder, 'data'))).toEqual([]);
    expect(existsSync(join(folder, place))).toBe(true);
    expect((await planOf(post(content))).changes).toEqual([]);
  });

  it('brings pages, and leaves out what is not published', async () => {
    const page = { 'wp:post_type': 'page', 'wp:post_name': 'quality', title: 'Quality' };
    const draft = { 'wp:status': 'draft', 'wp:post_name': 'secret' };
    const plan = await planOf(post('<p>Tested.</p>', page), post('<p>x</p>', draft));
    expect(plan.content.get('pages.json')).toEqual([
      {
        path: '/p/quality',
        name: 'Quality',
        updated_at: '2024-05-03T08:00:00Z',
        blocks: [{ type: 'text', html: '<p>Tested.</p>' }],
      },
    ]);
    expect(plan.content.has('home-blog.json')).toBe(false);
    expect(plan.notes).toEqual(['1 posts and pages are not published and were left out.']);
  });

  it('fetches no picture from a host that nobody has named', async () => {
    const content = '<p>a<img src="http://169.254.169.254/latest/a.jpg"></p>';
    const plan = await planOf(post(content));
    expect([...plan.files.keys()].filter((file) => file.includes('169'))).toEqual([]);
    expect(plan.notes.join()).toContain('--pictures-from for 169.254.169.254');
    expect(isAllowed('https://old.example/a.jpg', ['old.example'])).toBe(true);
    for (const url of ['https://old.example.evil.example/a.jpg', 'file:///etc/passwd'])
      expect(isAllowed(url, ['old.example'])).toBe(false);
  });

  it('goes on without pictures that are none', async () => {
    const plan = await planOf(post(`<p><img src="${uploads()}/page.jpg"></p>`));
    const missing = await carryOut(plan, folder, join(folder, 'data'));
    expect(missing).toEqual([expect.stringContaining('page.jpg could not be fetched')]);
    expect(itemsOf(readContent(folder, 'home-blog.json'))).toHaveLength(1);
  });

  it('reads addresses that are written wrong', async () => {
    const plan = await planOf(post('<p>a</p>', { 'wp:post_name': 'stra%C3%9Fe-%E0%A4-1' }));
    const [article] = itemsOf(plan.content.get('home-blog.json'));
    expect(article!.slug).toMatch(/^[a-z0-9-]*[a-z][a-z0-9-]*$/);
  });

  it.each([
    ['<!DOCTYPE x [<!ENTITY a "b">]><rss/>', /document type/],
    ['<rss><channel></rss>', /no export of WordPress/],
    ['<html></html>', /no export of WordPress/],
  ])('%s is refused', async (text, message) => {
    const file = join(folder, 'x.xml');
    writeFileSync(file, text);
    await expect(planWordPress(folder, file, [])).rejects.toThrow(message);
  });
});
