import 'server-only';
import { getMenus, getPages } from '@/lib/content/endpoints';
import { mainMenu, type RoutePath } from '@/lib/pages/routes';
import { hiddenPaths, leadsToHidden } from './hidden';

export type MenuItem = { name: string; href: string };

export type Menus = Record<'main' | 'footer' | 'more' | 'legal', MenuItem[]>;

/** Where the host names none. */
const ownMenus: Record<keyof Menus, readonly { path: RoutePath; name: string }[]> = {
  main: mainMenu,
  footer: [
    { path: '/', name: 'Home' },
    { path: '/about', name: 'About Us' },
    { path: '/service', name: 'Services' },
    { path: '/shop', name: 'Products' },
    { path: '/contact', name: 'Contact Us' },
  ],
  more: [
    { path: '/downloads', name: 'Downloads' },
    { path: '/faq', name: 'FAQ' },
    { path: '/blog', name: 'Blog' },
    { path: '/sustainability', name: 'Sustainability' },
    { path: '/team-1', name: 'Our Team' },
    { path: '/privacy', name: 'Privacy' },
  ],
  legal: [],
};

/** The host's menus, each replaced by the site's own where it is missing, without hidden pages. */
export async function siteMenus(): Promise<Menus> {
  const [menus, pages = [], hidden] = await Promise.all([getMenus(), getPages(), hiddenPaths()]);
  const menu = (kind: keyof Menus): MenuItem[] => {
    const own = ownMenus[kind].map(({ path, name }) => ({
      name: pages.find((page) => page.path === path)?.name ?? name,
      href: path,
    }));
    const links = menus?.[kind]?.map(({ title, link }) => ({ name: title, href: link })) ?? own;
    return links.filter(({ href }) => !leadsToHidden(href, hidden));
  };
  const legal = menu('legal');
  const isLegal = ({ href }: MenuItem) => legal.some((item) => item.href === href);
  return {
    main: menu('main'),
    footer: menu('footer'),
    more: menu('more').filter((item) => !isLegal(item)),
    legal,
  };
}
