import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { getPage, type Page } from '@/lib/pages/page';
import type { RoutePath } from '@/lib/routes';

type Options<Found extends object> = {
  /** Resolves to undefined where the segment names nothing: the page answers 404. */
  find: (segment: string) => Promise<Found | undefined>;
  metadataOf: (found: Found, parent: Page) => Metadata;
  Screen: (found: Found, parent: Page) => ReactNode | Promise<ReactNode>;
};

/**
 * The exports of a page with one dynamic segment, rendered at the first visit and stored. `notFound()` in
 * the metadata sets the status; the page itself returns the 404 screen, since `notFound()` there leaves a
 * blank body without scripts.
 * @param parent the page that lists what the segment names; these pages are hidden with it
 */
export function dynamicPage<Name extends 'id' | 'n' | 'slug', Found extends object>(
  name: Name,
  parent: RoutePath,
  { find, metadataOf, Screen }: Options<Found>,
) {
  type Props = { params: Promise<Record<Name, string>> };
  const load = async ({ params }: Props) => {
    const page = await getPage(parent);
    const found = page && (await find((await params)[name]));
    return found && { found, page };
  };
  return {
    generateStaticParams: () => [],
    async generateMetadata(props: Props): Promise<Metadata> {
      const loaded = await load(props);
      if (!loaded) notFound();
      return metadataOf(loaded.found, loaded.page);
    },
    async Page(props: Props) {
      const loaded = await load(props);
      return loaded ? Screen(loaded.found, loaded.page) : <NotFoundScreen />;
    },
  };
}
