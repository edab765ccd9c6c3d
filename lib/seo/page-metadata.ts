import type { Metadata } from 'next';
import { listPagePath } from '@/lib/paging';
import { routeOf, type RoutePath } from '@/lib/routes';
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
  list: RoutePath,
  page: number,
  words: { title?: string; description?: string } = {},
): Metadata {
  const { title, description, variantOf } = routeOf(list);
  return describePage({
    title: words.title ?? `${title}, page ${page}`,
    description: words.description ?? `${description} Page ${page}.`,
    path: listPagePath(list, page),
    canonical: variantOf,
    card: list,
  });
}
