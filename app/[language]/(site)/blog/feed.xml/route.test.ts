import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { holdContent, numbered } from '@/testing/hold-content';
import { GET } from './route';

const siteSettings = { name: 'Quarry Forge' };
const posts = numbered(51, 'Post');

describe('the feed of the blog', () => {
  it('is RSS and names the company', async () => {
    await holdContent({ siteSettings, posts });
    const response = await GET();
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(await response.text()).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss [^]*<title>[^<]+ \| Quarry Forge<\/title>/,
    );
  });

  it('is called as the company calls its blog', async () => {
    const seo = { title: 'Diary', description: 'What we heard and wrote down this year.' };
    await holdContent({ siteSettings, posts, pages: [{ path: '/blog', seo }] });
    const xml = await (await GET()).text();
    expect(xml).toContain('<title>Diary | Quarry Forge</title>');
    expect(xml).toContain('<description>What we heard and wrote down this year.</description>');
  });

  it('carries the newest 50 posts', async () => {
    await holdContent({ siteSettings, posts });
    const xml = await (await GET()).text();
    const ids = [...xml.matchAll(/<link>[^<]*\/blog-single\/(\d+)<\/link>/g)].map(([, id]) => id);
    expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => String(index + 1)));
  });

  it('is in the language of its address', async () => {
    const languages = [
      { locale: 'en-GB', name: 'English' },
      { locale: 'de-DE', name: 'Deutsch', path: 'de' },
    ];
    await holdContent(
      {
        siteSettings: { ...siteSettings, languages },
        posts: [{ id: 1, title: 'Night', slug: 'night' }],
      },
      { 'de-DE': { siteSettings: {}, posts: [{ id: 1, title: 'Nachts', slug: 'nachts' }] } },
    );
    const answer = GET as (...args: unknown[]) => Promise<Response>;
    const german = { params: Promise.resolve({ language: 'de' }) };
    const xml = await (await answer(undefined, german)).text();
    for (const part of [
      '<language>de-DE</language>',
      '<title>Nachts</title>',
      '/de/blog</link>',
      '/de/blog-single/nachts</link>',
      '/de/blog/feed.xml"',
    ])
      expect(xml).toContain(part);
    expect(xml).not.toContain('Night');
  });

  describe('before the posts were loaded', () => {
    beforeEach(() => holdContent({ siteSettings }));
    afterEach(() => delete process.env.NEXT_PHASE);

    it('is unavailable, and stored nowhere', async () => {
      const { status, headers } = await GET();
      expect([status, headers.get('retry-after')]).toEqual([503, '10']);
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('builds without content', async () => {
      process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
      expect((await GET()).status).toBe(200);
    });
  });
});
