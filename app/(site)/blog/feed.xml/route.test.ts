import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import type { Post } from '@/lib/content/schemas';
import { postWith } from '@/testing/posts';
import { GET } from './route';

let posts: Post[] | undefined;
let pages: object[] = [];
jest.mock('@/lib/content/derive');
jest.mock('@/lib/content/endpoints', () => ({
  getPosts: async () => posts,
  getSiteSettings: async () => ({ name: 'Quarry Forge' }),
  getOwnWords: async () => null,
  getPages: async () => pages,
}));

describe('the feed of the blog', () => {
  it('is RSS and names the company', async () => {
    posts = [postWith()];
    const response = await GET();
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(await response.text()).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss [^]*<title>[^<]+ \| Quarry Forge<\/title>/,
    );
  });

  it('is called as the company calls its blog', async () => {
    pages = [
      {
        path: '/blog',
        headings: [],
        seo: { title: 'Diary', description: 'What we heard and wrote down this year.' },
      },
    ];
    const xml = await (await GET()).text();
    expect(xml).toContain('<title>Diary | Quarry Forge</title>');
    expect(xml).toContain('<description>What we heard and wrote down this year.</description>');
    pages = [];
  });

  it('carries the newest 50 posts', async () => {
    posts = Array.from({ length: 51 }, (_, index) => postWith({ id: index + 1 }));
    const xml = await (await GET()).text();
    const ids = [...xml.matchAll(/<link>[^<]*\/blog-single\/(\d+)<\/link>/g)].map(([, id]) => id);
    expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => String(index + 1)));
  });

  describe('before the posts were loaded', () => {
    beforeEach(() => (posts = undefined));
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
