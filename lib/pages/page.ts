import 'server-only';
import { derived, derivedItem } from '@/lib/content/store/derive';
import { getPages } from '@/lib/content/store/endpoints';
import { loadWords } from '@/lib/content/words/load-words';
import type { Fact, Picture, Seo } from '@/lib/content/schemas/fields';
import type { Block } from '@/lib/content/schemas/site-schemas';
import type { RoutePath } from '@/lib/pages/routes';
import { learnLanguage } from './address-in';
import type { Heading, SectionName } from './headings';
import { hiddenPaths } from './hidden';

export type Breadcrumb = { name: string; href: string };
type Breadcrumbs = (...paths: RoutePath[]) => Breadcrumb[];

/** What content says of a page of the site, or the words of the site where content says nothing. */
export type Page = {
  path: RoutePath;
  /** In menus, banner and breadcrumbs. */
  name: string;
  /** The h1 of pages that have no banner, and the title for search engines. */
  title: string;
  introduction?: string;
  /** Of the banner. */
  picture?: Picture;
  seo?: Seo;
  /** The host's own text, where the page has a place for one. */
  blocks: Block[];
  /** What the banner says in large type below the name; a page's first section may say it instead. */
  statement?: Heading;
  /** Figures of the banner: the first block of facts. */
  facts: Fact[];
  updatedAt?: string;
  /** False for a page that is hidden: no section may lead there. */
  leadsTo: (path: RoutePath) => boolean;
  heading: (section: SectionName) => Heading;
  /** Home and the pages between it and this one, outermost first; hidden ones are left out. */
  breadcrumbs: Breadcrumbs;
};

/** What content says of the page of a route. Each has a version of its own, so that no other page grows old. */
export const pageTexts = derivedItem('page-texts', async (path) => ({
  texts: (await getPages())?.find((page) => page.path === path),
}));

/** Of the pages that content names, by path. */
export const pageNames = derived(
  'page-names',
  async () => new Map((await getPages())?.map(({ path, name }) => [path, name])),
  (names) => [...names],
);

/** @returns undefined where the page is hidden, or would have nothing to show */
export async function getPage(path: RoutePath): Promise<Page | undefined> {
  await learnLanguage();
  const [own, names, hidden, words] = await Promise.all([
    pageTexts(path),
    pageNames(),
    hiddenPaths(),
    loadWords(),
  ]);
  const texts = own?.texts;
  if (hidden.has(path)) return undefined;
  const nameOf = (of: RoutePath) => names.get(of) ?? words.pages[of].name;
  const ownHeading = (section: string): Heading | undefined => {
    const own = texts?.headings.find((heading) => heading.section === section);
    return own?.title ? { title: own.title, text: own.text } : undefined;
  };
  const blocks = texts?.blocks ?? [];
  const facts = blocks.find((block) => block.type === 'facts');
  return {
    path,
    name: nameOf(path),
    title: texts?.seo?.title ?? words.pages[path].title,
    introduction: texts?.introduction,
    picture: texts?.picture,
    seo: texts?.seo,
    blocks: blocks.filter((block) => block !== facts),
    statement: ownHeading('banner'),
    facts: facts?.facts ?? [],
    updatedAt: texts?.updatedAt,
    leadsTo: (to) => !hidden.has(to),
    heading: (section) => ownHeading(section) ?? words.headings[section],
    breadcrumbs: (...paths) =>
      (['/', ...paths] as const)
        .filter((step) => !hidden.has(step))
        .map((step) => ({ name: nameOf(step), href: step })),
  };
}
