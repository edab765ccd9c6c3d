import { holdContent } from '@/testing/hold-content';
import { findFreePage, freePages } from './free-pages';

beforeEach(() =>
  holdContent({
    siteSettings: { hidden_pages: ['/p/secret'] },
    pages: [
      { path: '/about' },
      { path: '/p/quality', name: 'Quality' },
      { path: '/p/delivery-terms' },
      { path: '/p/secret' },
      { path: '/p/a/b' },
    ],
  }),
);

describe('freePages', () => {
  it('are the pages under /p/ that are not hidden', async () => {
    expect((await freePages()).map(({ path }) => path)).toEqual([
      '/p/quality',
      '/p/delivery-terms',
    ]);
  });

  it('throw while the pages were never loaded, so that no 404 is stored', async () => {
    await holdContent({});
    await expect(freePages()).rejects.toThrow('pages');
  });
});

describe('findFreePage', () => {
  it('finds a page by its slug, and names one without a name after it', async () => {
    expect(await findFreePage('quality')).toMatchObject({ name: 'Quality' });
    expect(await findFreePage('delivery-terms')).toMatchObject({ name: 'Delivery terms' });
    expect(await findFreePage('secret')).toBeUndefined();
    expect(await findFreePage('nothing')).toBeUndefined();
  });
});
