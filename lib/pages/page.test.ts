import { getOwnWords, getPages, getSiteSettings } from '@/lib/content/endpoints';
import { settingsWith } from '@/testing/settings';
import { getPage } from './page';

jest.mock('@/lib/content/derive');
jest.mock('@/lib/content/endpoints', () => ({
  getPages: jest.fn(),
  getOwnWords: jest.fn(),
  getSiteSettings: jest.fn(),
}));

const contentSays = (...pages: object[]) => jest.mocked(getPages).mockResolvedValue(pages as never);

beforeEach(() => {
  jest.mocked(getOwnWords).mockResolvedValue(null);
  contentSays();
  jest.mocked(getSiteSettings).mockResolvedValue(undefined);
});

describe('getPage', () => {
  it('names a page as its route does where content says nothing', async () => {
    jest.mocked(getPages).mockResolvedValue(undefined);
    const page = await getPage('/clients');
    expect(page).toMatchObject({ path: '/clients', name: 'Our Clients' });
    expect(page?.heading('client-logos')).toEqual({ title: 'Our clients' });
    expect(page?.breadcrumbs()).toEqual([{ name: 'Home', href: '/' }]);
  });

  it('prefers what content says', async () => {
    contentSays({
      path: '/clients',
      name: 'Customers',
      introduction: 'All of them.',
      headings: [
        { section: 'client-logos', title: 'Who buys from us', text: 'Since 1998.' },
        { section: 'clients', text: 'A text alone.' },
      ],
      seo: { title: 'Our customers' },
    });
    const page = await getPage('/clients');
    expect(page).toMatchObject({
      name: 'Customers',
      title: 'Our customers',
      introduction: 'All of them.',
    });
    expect(page?.heading('client-logos')).toEqual({
      title: 'Who buys from us',
      text: 'Since 1998.',
    });
    expect(page?.heading('clients')).toEqual({ title: 'Our Clients' });
  });

  it('speaks the language of the site, and as the company wants', async () => {
    jest.mocked(getSiteSettings).mockResolvedValue(settingsWith({ locale: 'de' }));
    jest.mocked(getOwnWords).mockResolvedValue({ 'headings.clients.title': 'Wer bei uns kauft' });
    const page = await getPage('/clients');
    expect(page?.breadcrumbs()).toEqual([{ name: 'Startseite', href: '/' }]);
    expect(page?.heading('clients')).toEqual({ title: 'Wer bei uns kauft' });
  });

  it('has breadcrumbs with the names that content gives', async () => {
    contentSays({ path: '/shop', name: 'Catalogue', headings: [] });
    expect((await getPage('/about'))?.breadcrumbs('/shop')).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Catalogue', href: '/shop' },
    ]);
  });

  it('is undefined for a hidden page, and leaves it out of breadcrumbs', async () => {
    jest.mocked(getSiteSettings).mockResolvedValue({ hiddenPages: ['/shop'] } as never);
    expect(await getPage('/shop')).toBeUndefined();
    expect((await getPage('/about'))?.breadcrumbs('/shop')).toEqual([{ name: 'Home', href: '/' }]);
  });
});
