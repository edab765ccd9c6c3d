import { holdContent, numbered } from '@/testing/hold-content';
import { postWith } from '@/testing/posts';
import { blogFeed } from './feed';
import { inParts, sitemapIndex, urlSet } from './sitemap';
import { sitemapEntries } from './sitemap-entries';

describe('sitemap', () => {
  it('contains each indexed page once', async () => {
    await holdContent({
      pages: [],
      servicePages: numbered(14, 'Service'),
      products: numbered(15, 'Part'),
      posts: [{ id: 3, title: 'A night shift' }],
    });
    const paths = (await sitemapEntries()).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of ['/', '/service/page/2', '/shop/page/2', '/service-details/14']) {
      expect(paths).toContain(path);
    }
    expect(paths).toEqual(
      expect.arrayContaining(['/shop-details/15', '/blog-single/3', '/privacy']),
    );
    for (const path of ['/home-1', '/blog-2', '/cart', '/checkout', '/error', '/shop/page/3']) {
      expect(paths).not.toContain(path);
    }
  });

  it('contains pictures and modification dates', () => {
    const xml = urlSet([
      { path: '/a?b&c', lastModified: '2026-11-01T00:00:00.000Z', images: ['/media/h/1.jpg'] },
      { path: '/d' },
    ]);
    expect(xml).toContain('<loc>http://localhost:3000/a?b&amp;c</loc>');
    expect(xml).toContain('<lastmod>2026-11-01T00:00:00.000Z</lastmod>');
    expect(xml).toContain('<image:loc>http://localhost:3000/media/h/1.jpg</image:loc>');
    expect(xml).toContain('<url><loc>http://localhost:3000/d</loc></url>');
  });

  it('is split above 5,000 entries', () => {
    const entries = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ path: `/${id}` }));
    expect(inParts(entries(5_000))).toHaveLength(1);
    const parts = inParts(entries(5_001));
    expect(parts.map((part) => part.length)).toEqual([5_000, 1]);
    expect(sitemapIndex(parts.length)).toContain('<loc>http://localhost:3000/sitemap/2.xml</loc>');
  });

  it('has the newest 50 articles, wherever the host lists them', () => {
    const dated = Array.from({ length: 60 }, (_, index) =>
      postWith({ id: index + 1, date: new Date(Date.UTC(2026, 0, index + 1)).toISOString() }),
    );
    const undated = postWith({ id: 99, date: undefined });
    const xml = blogFeed([undated, ...dated], { title: 'Blog' }, {});
    const ids = [...xml.matchAll(/<guid>[^<]*\/(\d+)</g)].map(([, id]) => Number(id));
    expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index));
  });

  it('names the language of the company in the feed', () => {
    const xml = blogFeed([], { title: 'Blog' }, { name: 'Federhaus', locale: 'de-DE' });
    expect(xml).toContain('<language>de-DE</language>');
  });

  it('escapes markup in the feed and drops control characters', () => {
    const title = 'Rings & <discs>\u0007';
    const xml = blogFeed([postWith({ title })], { title: 'Blog' }, {});
    expect(xml).toContain('<title>Rings &amp; &lt;discs&gt;</title>');
    expect(xml).toMatch(/<pubDate>\w{3}, \d\d \w{3} 2026 00:00:00 GMT<\/pubDate>/);
  });
});
