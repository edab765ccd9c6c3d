import 'server-only';
import { getMenus, getPages } from '@/lib/content/store/endpoints';
import { hostTakesQuotes } from '@/lib/content/store/host-takes-quotes';
import { loadWords } from '@/lib/content/words/load-words';
import { mainMenu, type RoutePath } from '@/lib/pages/routes';
import { hiddenPaths, leadsToHidden } from './hidden';

export type MenuItem = { name: string; href: string };

export type Menus = Record<'main' | 'footer' | 'more' | 'legal', MenuItem[]>;

/** Where the host names none. */
const ownMenus: Record<keyof Menus, readonly RoutePath[]> = {
  main: mainMenu,
  footer: ['/', '/about', '/service', '/shop', '/contact'],
  more: ['/downloads', '/faq', '/blog', '/sustainability', '/team-1', '/privacy'],
  legal: [],
};

/**
 * The host's menus, each replaced by the site's own where it is missing, without hidden pages, and without the
 * form for a quote where the host takes none.
 */
export async function siteMenus(): Promise<Menus> {
  const [menus, pages = [], hidden, takesQuotes, words] = await Promise.all([
    getMenus(),
    getPages(),
    hiddenPaths(),
    hostTakesQuotes(),
    loadWords(),
  ]);
  const left = takesQuotes ? hidden : new Set([...hidden, '/quote']);
  const ownName = (path: RoutePath): string =>
    path === '/shop' ? words.common.products : words.pages[path].name;
  const menu = (kind: keyof Menus): MenuItem[] => {
    const own = ownMenus[kind].map((path) => ({
      name: pages.find((page) => page.path === path)?.name ?? ownName(path),
      href: path,
    }));
    const links = menus?.[kind]?.map(({ title, link }) => ({ name: title, href: link })) ?? own;
    return links.filter(({ href }) => !leadsToHidden(href, left));
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
