import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { carryOut } from './carry-out';
import { readContent } from './content-folder';
import { itemsOf } from './plan';
import { hostOf, isAllowed } from './remote-pictures';
import { planWordPress } from './wordpress';
import { readSlug } from '../../contract/formats/slug';
import { processorMs } from '../../contract/testing/processor-time';

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
    `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c" xmlns:excerpt="e" xmlns:dc="d"><channel><wp:base_site_url>https://old.example</wp:base_site_url>${author}${items.join('')}${attachment}</channel></rss>`,
  );
  return planWordPress(folder, file, ['127.0.0.1']);
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
    expect(plan.notes).toEqual([
      '1 posts and pages are not published and were left out: “Our rings & discs”.',
    ]);
  });

  it('fetches no picture from a host that nobody has named', async () => {
    const content = '<p>a<img src="http://169.254.169.254/latest/a.jpg"></p>';
    const plan = await planOf(post(content));
    expect([...plan.files.keys()].filter((file) => file.includes('169'))).toEqual([]);
    expect(plan.notes.join()).toContain('--pictures-from for 169.254.169.254');
    expect(isAllowed('https://old.example/a.jpg', ['old.example'])).toBe(true);
    for (const url of ['http://127.0.0.1/a.jpg', 'http://localhost/a.jpg', 'http://[::1]/a.jpg'])
      expect(isAllowed(url, ['old.example'])).toBe(false);
    for (const url of ['https://old.example.evil.example/a.jpg', 'file:///etc/passwd'])
      expect(isAllowed(url, ['old.example'])).toBe(false);
    for (const named of ['old.example', 'OLD.example', 'https://old.example/', ' old.example/blog'])
      expect(hostOf(named)).toBe('old.example');
    expect(hostOf('http://Old.example:8080/')).toBe('old.example:8080');
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
    ['%d0%ba%d0%b0%d1%87%d0%b5%d1%81%d1%82%d0%b2%d0%be', 'качество'],
    ['%e4%ba%a7%e5%93%81', '产品'],
    ['gro\u0308\u00dfe', 'gr\u00f6\u00dfe'],
    ['d%C3%A9j%C3%A0-vu', 'déjà-vu'],
    ['hello-world', 'hello-world'],
    ['Our_Rings--2', 'our-rings-2'],
    ['2024', 'post-2024'],
    ['%f0%9f%94%a9', 'post-12'],
    ['', 'post-12'],
    ['long-'.repeat(20), `${'long-'.repeat(14)}12`],
    ['产'.repeat(70), `${'产'.repeat(56)}-12`],
  ])('keeps the address %s as %s', async (name, slug) => {
    const plan = await planOf(post('<p>a</p>', { 'wp:post_name': name }));
    const [article] = itemsOf(plan.content.get('home-blog.json'));
    expect(article!.slug).toBe(slug);
    expect(readSlug(slug)).toEqual({ value: slug });
  });

  const page = (id: string, name: string, further: Record<string, string> = {}) =>
    post('<p>x</p>', {
      'wp:post_id': id,
      'wp:post_type': 'page',
      'wp:post_name': name,
      title: `${name} ${id}`,
      ...further,
    });
  const htmlOf = async (content: string) => {
    const plan = await planOf(post(content));
    return { html: String(itemsOf(plan.content.get('home-blog.json'))[0]?.html), plan };
  };

  it('brings nothing that asks for a password or is dated later', async () => {
    const plan = await planOf(
      page('1', 'dealers', { 'wp:post_password': 'enter' }),
      page('2', 'next', { 'wp:post_date_gmt': '2999-01-01 00:00:00' }),
      page('3', 'private', { 'wp:status': 'private' }),
      page('4', 'open', { 'wp:post_password': '\n  ' }),
      page('5', 'blank', { 'wp:post_password': ' ' }),
    );
    expect(itemsOf(plan.content.get('pages.json')).map(({ path }) => path)).toEqual(['/p/open']);
    expect(plan.notes).toEqual([
      '2 posts and pages ask for a password and were left out: “dealers 1”, “blank 5”.',
      '1 posts and pages are dated later and were left out: “next 2”.',
      '1 posts and pages are not published and were left out: “private 3”.',
    ]);
  });

  it('keeps words in brackets, and leaves out shortcodes', async () => {
    const words =
      '<p>Tolerance [mm] is 0.1, see [drawing 3], size [M8] and [sic], range [a, b], [1], array a[i] stays.</p>';
    const { html, plan } = await htmlOf(
      `${words}<p>[gallery ids="1"][vc_row][box]in[/box][button url=/x]</p>`,
    );
    expect(html).toBe(`${words}<p>in</p>`);
    expect(plan.notes).toEqual(['4 shortcodes were left out: gallery, vc_row, box, button.']);
  });

  it('gives pages of one name addresses of their own', async () => {
    const pages = [
      page('1', 'products'),
      page('2', 'services'),
      page('3', 'overview', { 'wp:post_parent': '1' }),
      page('4', 'overview', { 'wp:post_parent': '2' }),
      page('5', 'overview'),
      page('6', 'overview'),
    ];
    const plan = await planOf(...pages);
    expect(itemsOf(plan.content.get('pages.json')).map(({ path }) => path)).toEqual([
      '/p/products',
      '/p/services',
      '/p/products-overview',
      '/p/services-overview',
      '/p/overview',
      '/p/overview-6',
    ]);
    expect(plan.notes).toContain(
      '“overview 6” has the address overview-6: 4 entries of the export are called overview.',
    );
  });

  it('keeps blank lines of code, and lists whole', async () => {
    const pre = '<pre>G1 X10\n\nG1 X20\n  G0</pre>';
    const { html } = await htmlOf(
      `Intro\n\n${pre}\n\n<ul>\n<li>one</li>\n\n<li>two</li>\n</ul>\n\nEnd`,
    );
    expect(html).toContain(`<p>Intro</p>\n${pre}\n<ul>`);
    expect(html).toMatch(/<ul>\s*<li>one<\/li>\s*<li>two<\/li>\s*<\/ul>\s*<p>End<\/p>/);
  });

  it('keeps its places behind letters that change their length, as those of Turkish', async () => {
    const code = '<pre>İ\n\nG1</pre>';
    const { html } = await htmlOf(`İİİİ İstanbul\n\n${code}\n\nSon İİ<SCRIPT>x</SCRIPT> bitti`);
    expect(html).toBe(`<p>İİİİ İstanbul</p>\n${code}\n<p>Son İİ</p>\n\n<p>bitti</p>`);
  });

  it('leaves out what would take minutes to read, and counts a great many shortcodes', async () => {
    const plan = await planOf(
      post('<p>x'.repeat(100_000), { 'wp:post_id': '1', 'wp:post_name': 'long', title: 'Long' }),
      post('[a b=1]'.repeat(200_000), { 'wp:post_id': '2', 'wp:post_name': 'codes' }),
    );
    expect(plan.notes).toContain('“Long” was left out: it has more than 20000 tags.');
    expect(plan.notes.join()).toMatch(/200000 shortcodes were left out: a\./);
  });

  it('sums up what readers see', async () => {
    const plan = await planOf(
      post('<p>[vc_row]First</p><p>second</p><script>window.x=1</script><style>a{}</style>'),
    );
    const [article] = itemsOf(plan.content.get('home-blog.json'));
    expect(article!.short_description).toBe('First second');
  });

  it('cuts what sums up a text between words, and between signs where there are none', async () => {
    const summed = async (text: string) =>
      itemsOf((await planOf(post(`<p>${text}</p>`))).content.get('home-blog.json'))[0]!
        .short_description;
    expect(await summed('word '.repeat(200))).toBe(`${'word '.repeat(100)}…`);
    expect(await summed(`a${'🔩'.repeat(300)}`)).toBe(`a${'🔩'.repeat(249)} …`);
  });

  it('leads links of the old site to what came with them, and says which it cannot', async () => {
    const plan = await planOf(
      post(
        '<p><a href="https://old.example/about-us/#team">a</a> <a href="/?page_id=2">b</a> <a href="https://old.example/shop">c</a> <a href="https://other.example/">d</a></p>',
      ),
      page('2', 'about', { link: 'https://old.example/about-us/' }),
    );
    const [article] = itemsOf(plan.content.get('home-blog.json'));
    expect(article!.html).toBe(
      '<p><a href="/p/about#team">a</a> <a href="/p/about">b</a> <a href="https://old.example/shop">c</a> <a href="https://other.example/">d</a></p>',
    );
    expect(plan.notes).toEqual(['1 links still lead to the old site: https://old.example/shop.']);
  });

  it('leaves nothing where a picture was, and gives long names a place', async () => {
    const { html, plan } = await htmlOf(
      `<p>a <a href="https://x.example/p"><img src="https://x.example/a.jpg"></a></p><p><img src="${uploads()}/${'n'.repeat(300)}.jpg"> <img src="${uploads()}/a%20b.jpg"> <img src="${uploads()}/a-b.jpg"></p>`,
    );
    expect(html).toMatch(/^<p>a <\/p>/);
    const files = [...plan.files.keys()].filter((name) => !name.endsWith('/ring.jpg'));
    expect(new Set(files).size).toBe(3);
    expect(Math.max(...files.map((name) => name.split('/').at(-1)!.length))).toBeLessThan(120);
    expect((await carryOut(plan, folder, join(folder, 'data'))).length).toBe(3);
    expect(itemsOf(readContent(folder, 'home-blog.json'))).toHaveLength(1);
  });

  it('says how many products, comments and other things it has left out', async () => {
    const other = (type: string) => page('9', 'x', { 'wp:post_type': type });
    const comment = '<wp:comment><wp:comment_content>Hi</wp:comment_content></wp:comment>';
    const plan = await planOf(
      post('<p>a</p>').replace('</item>', `${comment}</item>`),
      ...[other('product'), other('portfolio'), other('nav_menu_item')],
    );
    expect(plan.notes).toEqual([
      '1 products of a shop (product) were left out: export them from the shop as a table.',
      '1 entries of the kind portfolio were left out.',
      '1 comments were left out.',
    ]);
  });

  it.each([
    ['captions', '[caption]<a '.repeat(60_000)],
    ['open brackets', '['.repeat(200_000)],
    ['open code', '<pre '.repeat(100_000)],
    ['bold that nobody ends', '<p><b>'.repeat(60_000)],
    ['divisions in divisions', '<div>'.repeat(50_000)],
    ['lists in lists', '<ul><li>'.repeat(50_000)],
  ])('takes no time over %s', async (_name, content) => {
    let plan!: Awaited<ReturnType<typeof planOf>>;
    const ms = await processorMs(async () => {
      plan = await planOf(post(content), page('2', 'next'));
    });
    expect(ms).toBeLessThan(6_000);
    expect(plan.content.get('pages.json')).toHaveLength(1);
    if (!plan.content.has('home-blog.json'))
      expect(plan.notes.join()).toMatch(/“Our rings & discs” was left out: it /);
  });

  it('says which texts had lost characters, and leaves out what XML does not allow', async () => {
    const plan = await planOf(post('<p>Gr\ufffd\ufffde\u0010 a\u001cb</p>'));
    expect(String(itemsOf(plan.content.get('home-blog.json'))[0]?.html)).toContain('ab</p>');
    expect(plan.notes).toEqual([
      '1 texts have characters that were lost before the export: “Our rings & discs”.',
      '2 control characters, which XML does not allow, were left out.',
    ]);
  });

  it('is refused in another alphabet, with the line', async () => {
    const file = join(folder, 'x.xml');
    writeFileSync(file, Buffer.from('<rss>\n<title>Gr\xf6\xdfe</title></rss>', 'latin1'));
    await expect(planWordPress(folder, file, [])).rejects.toThrow(
      /The file is not in UTF-8: line 2\./,
    );
  });

  it('takes no number or address of what only the editor has', async () => {
    const hidden = [{ id: 9, name: 'Draft', where: 'a draft' as const, path: '/p/quality' }];
    await planOf(page('2', 'quality'), post('<p>a</p>', { 'wp:post_name': 'new' }));
    const plan = await planWordPress(folder, join(folder, 'export.xml'), [], {
      'home-blog.json': { next: 31, hidden: [] },
      'pages.json': { next: 2, hidden },
    });
    expect(itemsOf(plan.content.get('home-blog.json'))[0]?.id).toBe(31);
    expect(plan.content.has('pages.json')).toBe(false);
    expect(plan.notes.join()).toContain(
      '“quality 2” was left out: it has the path /p/quality, which “Draft” has in the editor',
    );
  });

  it.each([
    ['<rss><wp:a>R & D</wp:a></rss>', /line 1, column \d+: an & that is no &amp;/],
    ['<rss>\n<wp:a>a&nbsp;b</wp:a></rss>', /line 2, column \d+: an & that is no/],
    ['<rss><wp:a>', /line 1, column 11: it ends too early/],
    ['<!DOCTYPE x [<!ENTITY a "b">]><rss/>', /document type/],
    ['<rss><channel></rss>', /no export of WordPress/],
    ['<html></html>', /no export of WordPress/],
  ])('%s is refused', async (text, message) => {
    const file = join(folder, 'x.xml');
    writeFileSync(file, text);
    await expect(planWordPress(folder, file, [])).rejects.toThrow(message);
  });
});
