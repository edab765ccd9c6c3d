import { holdContent } from '@/testing/hold-content';
import { inLanguage } from '@/lib/content/store/current-language';
import { siteMenus } from './menus';

const hrefs = (items: { href: string }[]) => items.map(({ href }) => href);

describe('siteMenus', () => {
  it('are the site’s own where the host has none', async () => {
    await holdContent({ menus: null });
    const { main, footer, more, legal } = await siteMenus();
    expect(main.map(({ name }) => name)).toEqual([
      'Home',
      'About Us',
      'Services',
      'Our Clients',
      'Equipment',
      'Certificate',
      'Portfolio',
      'Contact Us',
    ]);
    expect(hrefs(footer)).toEqual(['/', '/about', '/service', '/shop', '/contact']);
    expect(hrefs(more)).toEqual([
      '/downloads',
      '/faq',
      '/blog',
      '/sustainability',
      '/team-1',
      '/privacy',
    ]);
    expect(legal).toEqual([]);
  });

  it('name the site’s own pages as the host does', async () => {
    await holdContent({ pages: [{ path: '/manufacture', name: 'Machines' }] });
    expect((await siteMenus()).main).toContainEqual({ name: 'Machines', href: '/manufacture' });
  });

  it('are the host’s, each for itself', async () => {
    await holdContent({
      menus: {
        main: [{ title: 'Springs', link: '/shop' }],
        more: [],
        legal: [{ title: 'Imprint', link: '/p/imprint' }],
      },
    });
    const { main, footer, more, legal } = await siteMenus();
    expect(main).toEqual([{ name: 'Springs', href: '/shop' }]);
    expect(footer).toHaveLength(5);
    expect(more).toEqual([]);
    expect(legal).toEqual([{ name: 'Imprint', href: '/p/imprint' }]);
  });

  it('have a legal page once', async () => {
    await holdContent({ menus: { legal: [{ title: 'Privacy', link: '/privacy' }] } });
    expect(hrefs((await siteMenus()).more)).not.toContain('/privacy');
  });

  it('lead to no hidden page, nor below one', async () => {
    const links = [
      '/shop?a=1#b',
      '/shop-details/3',
      '/shop/page/2',
      '/cart',
      '/service-details/1',
      '/p/quality',
      '/Blog',
    ];
    const kept = ['/p/quality-policy', '/about', 'https://shop.example/shop', '#top'];
    await holdContent({
      siteSettings: { hidden_pages: ['/shop', '/p/quality', '/service', '/blog'] },
      menus: { main: [...links, ...kept].map((link) => ({ title: link, link })) },
    });
    const { main, footer, more } = await siteMenus();
    expect(hrefs(main)).toEqual(kept);
    expect(hrefs(footer)).toEqual(['/', '/about', '/contact']);
    expect(hrefs(more)).not.toContain('/blog');
  });
});

describe('the menus of a further language', () => {
  const languages = [
    { locale: 'en-GB', name: 'English' },
    { locale: 'de-DE', name: 'Deutsch', path: 'de' },
  ];
  const legal = [
    { title: 'Imprint', link: '/p/imprint' },
    { title: 'Privacy', link: '/privacy' },
  ];
  const hold = (german: object) =>
    holdContent(
      {
        siteSettings: { name: 'Forge', languages, hidden_pages: ['/team-1'] },
        servicePages: [],
        menus: { main: [{ title: 'Springs', link: '/shop' }], legal },
        products: [{ id: 1, title: 'Ring', slug: 'ring' }],
        faq: [{ title: 'Prices', entries: [{ question: 'What?', answer: 'Much.' }] }],
        pages: [{ path: '/p/imprint', name: 'Imprint', introduction: 'We' }],
      },
      { 'de-DE': { siteSettings: {}, ...german } },
    );
  const germanMenus = () => inLanguage('de', siteMenus);

  it('are the site’s without an answer of its own, and have only what it offers', async () => {
    await hold({ products: [{ id: 1, title: 'Walzring' }] });
    const { main, footer, more } = await germanMenus();
    expect(main.map(({ name }) => name)).toEqual(['Startseite', 'Kontakt']);
    expect(hrefs(footer)).toEqual(['/', '/shop', '/contact']);
    expect(hrefs(more)).not.toContain('/faq');
  });

  it('have the main language’s legal links, marked, each to the page in the language if it has one', async () => {
    await hold({});
    expect((await germanMenus()).legal).toEqual([
      { name: 'Imprint', lang: 'en-GB', href: '/p/imprint', hrefLang: 'en-GB' },
      { name: 'Privacy', lang: 'en-GB', href: '/privacy' },
    ]);
    await hold({ pages: [{ path: '/p/imprint', introduction: 'Wir' }] });
    expect((await germanMenus()).legal[0]).toEqual({
      ...{ name: 'Imprint', lang: 'en-GB', href: '/p/imprint' },
    });
  });

  it('are its own where it has some; a page that only the main language has is named as such', async () => {
    await hold({
      products: [{ id: 1, title: 'Walzring', slug: 'walzring' }],
      menus: {
        main: [
          { title: 'Walzring', link: '/shop-details/ring' },
          { title: 'Fragen', link: '/faq' },
          { title: 'Team', link: '/team-1' },
        ],
        legal: [{ title: 'Impressum', link: '/p/imprint' }],
      },
    });
    const { main, legal: own } = await germanMenus();
    expect(main).toEqual([
      { name: 'Walzring', href: '/shop-details/walzring' },
      { name: 'Fragen', href: '/faq', hrefLang: 'en-GB' },
    ]);
    expect(own).toEqual([{ name: 'Impressum', href: '/p/imprint', hrefLang: 'en-GB' }]);
  });
});
