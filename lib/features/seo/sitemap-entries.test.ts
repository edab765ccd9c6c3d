import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { holdContent } from '@/testing/hold-content';
import { sitemapEntries } from './sitemap-entries';

afterEach(() => delete process.env.NEXT_PHASE);

describe('sitemapEntries', () => {
  it('throw if no content was ever loaded', () =>
    expect(sitemapEntries()).rejects.toThrow('content never loaded'));

  it('are the routes alone in a build without content', async () => {
    process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
    expect(await sitemapEntries()).toContainEqual({ path: '/' });
  });

  it('lack only the items of an endpoint that was never loaded', async () => {
    await holdContent({ posts: [{ id: 3, title: 'A night shift' }] });
    const paths = (await sitemapEntries()).map(({ path }) => path);
    expect(paths).toContain('/blog-single/3');
  });

  it('hold the addresses of all languages, each with its own slugs and days', async () => {
    const languages = [
      { locale: 'en-GB', name: 'English' },
      { locale: 'de-DE', name: 'Deutsch', path: 'de' },
    ];
    const posts = [
      { id: 1, title: 'Steel', slug: 'steel', updated_at: '2026-10-12T09:00:00.000Z' },
      { id: 2, title: 'Iron' },
    ];
    const german = { title: 'Stahl', slug: 'stahl', updated_at: '2026-11-02T09:00:00.000Z' };
    await holdContent(
      { siteSettings: { name: 'A Forge', languages }, posts },
      { 'de-DE': { siteSettings: {}, posts: [{ id: 1, ...german }] } },
    );
    const entries = await sitemapEntries();
    const days = new Map(entries.map(({ path, lastModified }) => [path, lastModified]));
    expect(days.get('/blog-single/steel')).toBe('2026-10-12T09:00:00.000Z');
    expect(days.get('/de/blog-single/stahl')).toBe('2026-11-02T09:00:00.000Z');
    expect([...days.keys()]).toEqual(expect.arrayContaining(['/', '/de', '/blog-single/2']));
    expect(days.has('/de/blog-single/2')).toBe(false);
    expect(days.size).toBe(entries.length);
  });

  it('lack a language whose content has never come, until it does', async () => {
    const languages = [
      { locale: 'en-GB', name: 'English' },
      { locale: 'de-DE', name: 'Deutsch', path: 'de' },
    ];
    await holdContent(
      { siteSettings: { languages }, posts: [], products: [], servicePages: [] },
      {
        'de-DE': {
          siteSettings: {},
          posts: undefined,
          products: undefined,
          servicePages: undefined,
        },
      },
    );
    const paths = (await sitemapEntries()).map(({ path }) => path);
    expect(paths).toContain('/contact');
    expect(paths.filter((path) => path.startsWith('/de'))).toEqual([]);
  });

  it('hold the company’s own pages, without those that are not to be found', async () => {
    await holdContent({
      pages: [
        { path: '/p/quality', updated_at: '2026-10-12T09:00:00.000Z' },
        { path: '/p/imprint', seo: { noindex: true } },
        { path: '/faq', seo: { noindex: true } },
      ],
      posts: [],
    });
    const entries = await sitemapEntries();
    expect(entries).toContainEqual({
      path: '/p/quality',
      lastModified: '2026-10-12T09:00:00.000Z',
      images: [],
    });
    const paths = entries.map(({ path }) => path);
    expect(paths).not.toContain('/p/imprint');
    expect(paths).not.toContain('/faq');
  });
});
