import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { NotLoadedScreen } from '@/components/layout/not-loaded-screen/not-loaded-screen';
import { getHomePage, getSiteSettings } from '@/lib/content/endpoints';
import { getPage, type Page } from '@/lib/pages/page';
import type { RoutePath } from '@/lib/routes';
import { pageMetadata, type Introduction } from '@/lib/seo/page-metadata';

/** They say what they have to say whether or not the host has ever answered. */
const WITHOUT_CONTENT: readonly RoutePath[] = [
  '/cart',
  '/checkout',
  '/contact',
  '/contact/result',
  '/certificate/unlock',
  '/privacy',
];

const isAnythingLoaded = async (): Promise<boolean> =>
  (await getSiteSettings()) !== undefined || (await getHomePage()) !== undefined;

type Options = {
  Screen: (page: Page) => ReactNode | Promise<ReactNode>;
  /** The content's own introduction, for search engines. */
  introduction?: () => Promise<Pick<Introduction, 'title' | 'description'>>;
  metadataOf?: (metadata: Metadata) => Metadata;
};

/**
 * The exports of a page with a route of its own. A hidden page answers 404: `notFound()` in the metadata
 * sets the status, the page returns the screen, since `notFound()` there leaves a blank body.
 */
export function sitePage(
  path: RoutePath,
  { Screen, introduction, metadataOf = (metadata) => metadata }: Options,
) {
  return {
    async generateMetadata(): Promise<Metadata> {
      const page = await getPage(path);
      if (!page) notFound();
      const { title, description } = (await introduction?.()) ?? {};
      return metadataOf(
        pageMetadata(path, {
          ...page.seo,
          title: page.seo?.title ?? title,
          description: page.seo?.description ?? description,
        }),
      );
    },
    async Page() {
      const page = await getPage(path);
      if (!page) return <NotFoundScreen />;
      const isKnown = WITHOUT_CONTENT.includes(path) || (await isAnythingLoaded());
      return isKnown ? Screen(page) : <NotLoadedScreen />;
    },
  };
}
