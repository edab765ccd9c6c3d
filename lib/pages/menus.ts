import 'server-only';
import type { MenuLink } from '@/lib/content/schemas/site-schemas';
import { currentLanguage, inLanguage } from '@/lib/content/store/current-language';
import { getMenus, getPages } from '@/lib/content/store/endpoints';
import { hostTakesQuotes } from '@/lib/content/store/host-takes-quotes';
import { mainLocale } from '@/lib/content/store/site-languages';
import { loadWords } from '@/lib/content/words/load-words';
import { mainMenu, type RoutePath } from '@/lib/pages/routes';
import { hiddenPaths, leadsToHidden } from './hidden';
import { MAIN } from './languages';
import { leadTo, type Lead } from './lead-to';

export type MenuItem = Lead & {
  name: string;
  /** Of the name, where that is not in the language of the page. */
  lang?: string;
};

export type Menus = Record<'main' | 'footer' | 'more' | 'legal', MenuItem[]>;

/** Where the host names none. */
const ownMenus: Record<keyof Menus, readonly RoutePath[]> = {
  main: mainMenu,
  footer: ['/', '/about', '/service', '/shop', '/contact'],
  more: ['/downloads', '/faq', '/blog', '/sustainability', '/team-1', '/privacy'],
  legal: [],
};

type MenuLinks = readonly Omit<MenuItem, 'hrefLang'>[];

const namedLinks = (links: readonly MenuLink[] | undefined) =>
  links?.map(({ title, link }) => ({ name: title, href: link }));

/** A language without legal links of its own has those of the main one. */
async function mainLegalLinks(): Promise<MenuLinks | undefined> {
  if ((await currentLanguage()) === MAIN) return undefined;
  const [menus, lang] = await Promise.all([inLanguage(MAIN, getMenus), mainLocale()]);
  return namedLinks(menus?.legal)?.map((link) => ({ ...link, lang }));
}

/**
 * The host's menus, each replaced by the site's own where it is missing, without hidden pages, and without the
 * form for a quote where the host takes none.
 */
export async function siteMenus(): Promise<Menus> {
  const [menus, mainLegal, pages = [], hidden, takesQuotes, words] = await Promise.all([
    getMenus(),
    mainLegalLinks(),
    getPages(),
    hiddenPaths(),
    hostTakesQuotes(),
    loadWords(),
  ]);
  const left = takesQuotes ? hidden : new Set([...hidden, '/quote']);
  const ownName = (path: RoutePath): string =>
    path === '/shop' ? words.common.products : words.pages[path].name;
  const ownLinks = (kind: keyof Menus): MenuLinks =>
    ownMenus[kind].map((path) => ({
      name: pages.find((page) => page.path === path)?.name ?? ownName(path),
      href: path,
    }));
  const isLeft = ({ href }: Pick<MenuItem, 'href'>) => !leadsToHidden(href, left);
  const menu = async (kind: keyof Menus, fallback?: MenuLinks): Promise<MenuItem[]> => {
    const links = namedLinks(menus?.[kind]) ?? fallback;
    if (!links) return ownLinks(kind).filter(isLeft);
    const led = links.map(async (link) => ({ ...link, ...(await leadTo(link.href)) }));
    return (await Promise.all(led)).filter((item) => item.hrefLang !== undefined || isLeft(item));
  };
  const [main, footer, more, legal] = await Promise.all([
    menu('main'),
    menu('footer'),
    menu('more'),
    menu('legal', mainLegal),
  ]);
  const isLegal = ({ href }: MenuItem) => legal.some((item) => item.href === href);
  return { main, footer, more: more.filter((item) => !isLegal(item)), legal };
}
