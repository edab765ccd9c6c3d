import * as content from '@/lib/content/endpoints';
import { settingsWith } from '@/testing/settings';
import type { Menus, PageTexts } from '@/lib/content/site-schemas';
import { siteMenus } from './menus';

jest.mock('@/lib/content/derive');
jest.mock('@/lib/content/endpoints');

const settingsHide = (...hiddenPages: string[]) =>
  jest.mocked(content.getSiteSettings).mockResolvedValue(settingsWith({ hiddenPages }));
const hostMenus = (menus: Menus | null) => jest.mocked(content.getMenus).mockResolvedValue(menus);

beforeEach(() => {
  settingsHide();
  hostMenus(null);
  jest.mocked(content.getPages).mockResolvedValue([]);
});

const hrefs = (items: { href: string }[]) => items.map(({ href }) => href);

describe('siteMenus', () => {
  it('are the site’s own where the host has none', async () => {
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
    jest
      .mocked(content.getPages)
      .mockResolvedValue([{ path: '/manufacture', name: 'Machines' } as PageTexts]);
    expect((await siteMenus()).main).toContainEqual({ name: 'Machines', href: '/manufacture' });
  });

  it('are the host’s, each for itself', async () => {
    hostMenus({
      main: [{ title: 'Springs', link: '/shop' }],
      footer: undefined,
      more: [],
      legal: [{ title: 'Imprint', link: '/p/imprint' }],
    });
    const { main, footer, more, legal } = await siteMenus();
    expect(main).toEqual([{ name: 'Springs', href: '/shop' }]);
    expect(footer).toHaveLength(5);
    expect(more).toEqual([]);
    expect(legal).toEqual([{ name: 'Imprint', href: '/p/imprint' }]);
  });

  it('have a legal page once', async () => {
    const menus = { main: undefined, footer: undefined, more: undefined };
    hostMenus({ ...menus, legal: [{ title: 'Privacy', link: '/privacy' }] });
    expect(hrefs((await siteMenus()).more)).not.toContain('/privacy');
  });

  it('lead to no hidden page, nor below one', async () => {
    settingsHide('/shop', '/p/quality', '/service', '/blog');
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
    hostMenus({
      main: [...links, ...kept].map((link) => ({ title: link, link })),
      footer: undefined,
      more: undefined,
      legal: undefined,
    });
    const { main, footer, more } = await siteMenus();
    expect(hrefs(main)).toEqual(kept);
    expect(hrefs(footer)).toEqual(['/', '/about', '/contact']);
    expect(hrefs(more)).not.toContain('/blog');
  });
});
