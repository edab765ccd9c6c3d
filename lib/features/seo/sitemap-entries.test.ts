import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import * as content from '@/lib/content/endpoints';
import { postWith } from '@/testing/posts';
import { sitemapEntries } from './sitemap-entries';

jest.mock('@/lib/content/derive');
jest.mock('@/lib/content/endpoints', () => ({
  getSiteSettings: async () => undefined,
  getPages: jest.fn(async () => undefined),
  getServicePages: async () => undefined,
  getProducts: async () => undefined,
  getPosts: jest.fn(async () => undefined),
}));

afterEach(() => delete process.env.NEXT_PHASE);

describe('sitemapEntries', () => {
  it('throw if no content was ever loaded', () =>
    expect(sitemapEntries()).rejects.toThrow('content never loaded'));

  it('are the routes alone in a build without content', async () => {
    process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
    expect(await sitemapEntries()).toContainEqual({ path: '/' });
  });

  it('lack only the items of an endpoint that was never loaded', async () => {
    jest.mocked(content.getPosts).mockResolvedValueOnce([postWith({ id: 3 })]);
    const paths = (await sitemapEntries()).map(({ path }) => path);
    expect(paths).toContain('/blog-single/3');
  });

  it('hold the company’s own pages, without those that are not to be found', async () => {
    const page = (path: string, more: object = {}) => ({ path, blocks: [], ...more });
    jest
      .mocked(content.getPages)
      .mockResolvedValue([
        page('/p/quality', { updatedAt: '2026-10-12T09:00:00.000Z' }),
        page('/p/imprint', { seo: { noindex: true } }),
        page('/faq', { seo: { noindex: true } }),
      ] as never);
    jest.mocked(content.getPosts).mockResolvedValueOnce([]);
    const entries = await sitemapEntries();
    expect(entries).toContainEqual({
      path: '/p/quality',
      lastModified: '2026-10-12T09:00:00.000Z',
      images: [],
    });
    const paths = entries.map(({ path }) => path);
    expect(paths).not.toContain('/p/imprint');
    expect(paths).not.toContain('/faq');
    jest.mocked(content.getPages).mockResolvedValue(undefined);
  });
});
