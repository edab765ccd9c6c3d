import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';

type Options<Found extends object> = {
  /** Resolves to undefined where the segment names nothing: the page answers 404. */
  find: (segment: string) => Promise<Found | undefined>;
  metadataOf: (found: Found) => Metadata;
  Screen: (found: Found) => ReactNode | Promise<ReactNode>;
  /** Segments rendered at build time; all others are rendered on their first visit and stored. */
  prerendered?: string[];
};

/**
 * The exports of a page with one dynamic segment. `notFound()` in the metadata sets the status; the
 * page itself returns the 404 screen, since `notFound()` there leaves a blank body without scripts.
 */
export function dynamicPage<Name extends 'id' | 'n', Found extends object>(
  name: Name,
  { find, metadataOf, Screen, prerendered = [] }: Options<Found>,
) {
  type Props = { params: Promise<Record<Name, string>> };
  const load = async ({ params }: Props) => find((await params)[name]);
  return {
    generateStaticParams: () => prerendered.map((segment) => ({ [name]: segment })),
    async generateMetadata(props: Props): Promise<Metadata> {
      const found = await load(props);
      if (!found) notFound();
      return metadataOf(found);
    },
    async Page(props: Props) {
      const found = await load(props);
      return found ? <Screen {...found} /> : <NotFoundScreen />;
    },
  };
}
