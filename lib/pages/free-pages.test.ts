import * as content from '@/lib/content/endpoints';
import { settingsWith } from '@/testing/settings';
import type { PageTexts } from '@/lib/content/site-schemas';
import { findFreePage, freePages } from './free-pages';

jest.mock('@/lib/content/derive');
jest.mock('@/lib/content/endpoints');

const page = (path: string, name?: string) => ({ path, name, blocks: [] }) as unknown as PageTexts;

beforeEach(() => {
  jest
    .mocked(content.getSiteSettings)
    .mockResolvedValue(settingsWith({ hiddenPages: ['/p/secret'] }));
  jest
    .mocked(content.getPages)
    .mockResolvedValue([
      page('/about'),
      page('/p/quality', 'Quality'),
      page('/p/delivery-terms'),
      page('/p/secret'),
      page('/p/a/b'),
    ]);
});

describe('freePages', () => {
  it('are the pages under /p/ that are not hidden', async () => {
    expect((await freePages()).map(({ path }) => path)).toEqual([
      '/p/quality',
      '/p/delivery-terms',
    ]);
  });

  it('throw while the pages were never loaded, so that no 404 is stored', async () => {
    jest.mocked(content.getPages).mockResolvedValue(undefined);
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
