import type { Metadata } from 'next';
import { listPagePath } from '@/lib/platform/paging';
import type { Page } from '@/lib/pages/page';
import { routeOf, type RoutePath } from '@/lib/pages/routes';
import { describePage, descriptionOf } from './describe-page';

/** From the content; it replaces the route's own texts. */
export type Introduction = {
  title?: string;
  description?: string;
  image?: string;
  noindex?: boolean;
};

export function pageMetadata(path: RoutePath, introduction: Introduction = {}): Metadata {
  const { title, description, variantOf, noindex } = routeOf(path);
  return {
    ...describePage({
      title: introduction.title ?? title,
      description: descriptionOf(introduction.description, description),
      path,
      canonical: variantOf,
      image: introduction.image,
    }),
    ...((noindex || introduction.noindex) && { robots: { index: false } }),
  };
}

/** For the pages after the first. */
export function listPageMetadata(
  { path, title, seo }: Pick<Page, 'path' | 'title' | 'seo'>,
  page: number,
  words: { title?: string; description?: string } = {},
): Metadata {
  const { description, variantOf } = routeOf(path);
  return describePage({
    title: words.title ?? `${title}, page ${page}`,
    description: words.description ?? `${seo?.description ?? description} Page ${page}.`,
    path: listPagePath(path, page),
    canonical: variantOf,
    card: path,
  });
}
