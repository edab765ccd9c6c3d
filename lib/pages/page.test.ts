import { collectTags } from '@/lib/content/store/collected-tags';
import { contentTag } from '@/lib/content/store/content-versions';
import { SETTINGS } from '@/lib/content/store/content-types';
import { contentStore } from '@/lib/content/store/store';
import { holdContent } from '@/testing/hold-content';
import { getPage } from './page';

describe('getPage', () => {
  it('names a page as its route does where content says nothing', async () => {
    await holdContent({});
    const page = await getPage('/clients');
    expect(page).toMatchObject({ path: '/clients', name: 'Our Clients' });
    expect(page?.heading('client-logos')).toEqual({ title: 'Our clients' });
    expect(page?.breadcrumbs()).toEqual([{ name: 'Home', href: '/' }]);
  });

  it('prefers what content says', async () => {
    const clients = {
      path: '/clients',
      name: 'Customers',
      introduction: 'All of them.',
      headings: [
        { section: 'client-logos', title: 'Who buys from us', text: 'Since 1998.' },
        { section: 'clients', text: 'A text alone.' },
      ],
      seo: { title: 'Our customers' },
    };
    await holdContent({ pages: [clients] });
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
    await holdContent({
      siteSettings: { locale: 'de' },
      words: { 'headings.clients.title': 'Wer bei uns kauft' },
    });
    const page = await getPage('/clients');
    expect(page?.breadcrumbs()).toEqual([{ name: 'Startseite', href: '/' }]);
    expect(page?.heading('clients')).toEqual({ title: 'Wer bei uns kauft' });
  });

  it('has breadcrumbs with the names that content gives', async () => {
    await holdContent({ pages: [{ path: '/shop', name: 'Catalogue' }] });
    expect((await getPage('/about'))?.breadcrumbs('/shop')).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Catalogue', href: '/shop' },
    ]);
  });

  it('is undefined for a hidden page, and leaves it out of breadcrumbs', async () => {
    await holdContent({ siteSettings: { hidden_pages: ['/shop'] } });
    expect(await getPage('/shop')).toBeUndefined();
    expect((await getPage('/about'))?.breadcrumbs('/shop')).toEqual([{ name: 'Home', href: '/' }]);
  });

  it('reads the settings, and so its language, whatever is kept of the rest', async () => {
    await holdContent({ siteSettings: { locale: 'de' }, words: null, pages: [] });
    await getPage('/cart');
    const tags = new Set<string>();
    await new Promise((done) => collectTags(tags, () => void getPage('/cart').then(done)));
    expect(tags).toContain(contentTag(SETTINGS, contentStore().current().get(SETTINGS)?.version));
  });
});
