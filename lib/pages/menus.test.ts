import { holdContent } from '@/testing/hold-content';
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
