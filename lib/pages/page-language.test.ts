import { getSiteSettings } from '@/lib/content/endpoints';
import { getPage } from './page';

jest.mock('@/lib/content/derive');
jest.mock('@/lib/content/endpoints', () => ({
  getPages: jest.fn(),
  getSiteSettings: jest.fn(),
  getOwnWords: jest.fn(),
}));
// As if it were kept from an earlier page.
jest.mock('./hidden', () => ({ hiddenPaths: async () => new Set() }));

it('a page reads the settings, and so its language, whatever is kept of the rest', async () => {
  await getPage('/cart');
  expect(getSiteSettings).toHaveBeenCalled();
});
