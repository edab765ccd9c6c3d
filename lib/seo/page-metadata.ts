import type { Metadata } from 'next';
import { listPagePath } from '@/lib/paging';
import { routeOf, type RoutePath } from '@/lib/routes';
import { describePage, descriptionOf } from './describe-page';

/** What the content says about a page; where it says nothing, the table's words stand. */
type Introduction = { title?: string; description?: string };

/**
 * What a page of the table says about itself. One rule for every page that shows the content of
 * another in another form: its canonical address is that other page's.
 */
export function pageMetadata(path: RoutePath, introduction: Introduction = {}): Metadata {
  const { title, description, variantOf, noindex } = routeOf(path);
  return {
    ...describePage({
      title: introduction.title ?? title,
      description: descriptionOf(introduction.description, description),
      path,
      canonical: variantOf,
    }),
    ...(noindex && { robots: { index: false } }),
  };
}

/** The same for a further page of a long list; `page` counts from 1. */
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
