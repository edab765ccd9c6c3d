import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LanguageList } from '@/components/layout/language-switch/language-list';
import { NotLoadedScreen } from '@/components/layout/not-loaded-screen/not-loaded-screen';
import { getHomePage, getSiteSettings } from '@/lib/content/store/endpoints';
import { getPage, type Page } from '@/lib/pages/page';
import { routeOf, type RoutePath } from '@/lib/pages/routes';
import type { QueryOf } from '@/lib/pages/routes/queries';
import { languageLinks } from '@/lib/features/languages/language-links';
import { withAlternates } from '@/lib/features/seo/alternates';
import { pageMetadata, type Introduction } from '@/lib/features/seo/page-metadata';
import { missingMetadata, PageNotFound } from './page-not-found';

/** They say what they have to say whether or not the host has ever answered. */
const WITHOUT_CONTENT: readonly RoutePath[] = [
  '/cart',
  '/checkout',
  '/contact',
  '/contact/about',
  '/contact/result',
  '/quote',
  '/quote/result',
  '/search',
  '/certificate/unlock',
  '/privacy',
];

const isAnythingLoaded = async (): Promise<boolean> =>
  (await getSiteSettings()) !== undefined || (await getHomePage()) !== undefined;

const NO_QUERY = { searchParams: Promise.resolve<never>({} as never) };

type Options<Path> = {
  /**
   * The second argument belongs to dynamic pages: a stored one has no query.
   * @returns undefined for a query without a page, which answers 404 on the screen alone
   */
  Screen: (page: Page, query: Promise<QueryOf<Path>>) => ReactNode | Promise<ReactNode>;
  /** The content's own introduction, for search engines. */
  introduction?: () => Promise<Pick<Introduction, 'title' | 'description'>>;
  metadataOf?: (metadata: Metadata) => Metadata;
};

/**
 * The exports of a page with a route of its own. A hidden page answers 404: `notFound()` in the metadata
 * sets the status, the page returns the screen, since `notFound()` there leaves a blank body.
 */
export function sitePage<Path extends RoutePath>(
  path: Path,
  { Screen, introduction, metadataOf = (metadata) => metadata }: Options<Path>,
) {
  return {
    async generateMetadata(): Promise<Metadata> {
      const page = await getPage(path);
      if (!page) return missingMetadata(path);
      const { title, description } = (await introduction?.()) ?? {};
      const metadata = pageMetadata(path, {
        ...page.seo,
        title: page.seo?.title ?? title,
        description: page.seo?.description ?? description,
      });
      return withAlternates(path, metadataOf(metadata));
    },
    async Page({ searchParams }: { searchParams: Promise<QueryOf<Path>> } = NO_QUERY) {
      // A build loads nothing, so that nobody reads the query there.
      const query = routeOf(path).dynamic && (await searchParams);
      const page = await getPage(path);
      if (!page) return <PageNotFound stands="answer" path={path} />;
      const isKnown = WITHOUT_CONTENT.includes(path) || (await isAnythingLoaded());
      if (!isKnown) return <NotLoadedScreen />;
      const [screen, links] = await Promise.all([
        Screen(page, searchParams),
        languageLinks({ path, query: query || undefined }),
      ]);
      if (screen === undefined) return <PageNotFound stands="answer" path={path} />;
      return <LanguageList links={links}>{screen}</LanguageList>;
    },
  };
}
