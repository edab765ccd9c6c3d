import type { Metadata } from 'next';
import { listPagePath } from '@/lib/pages/paging';
import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import type { Page } from '@/lib/pages/page';
import { routeOf, type RoutePath } from '@/lib/pages/routes';
import { describePage, descriptionOf } from './describe-page';

/** From the content; it replaces the words of the site. */
export type Introduction = {
  title?: string;
  description?: string;
  image?: string;
  noindex?: boolean;
};

export function pageMetadata(path: RoutePath, introduction: Introduction = {}): Metadata {
  const { variantOf, noindex } = routeOf(path);
  const { title, description } = siteWords().pages[path];
  return {
    ...describePage({
      title: introduction.title ?? title,
      description: descriptionOf(introduction.description, description),
      path,
      canonical: variantOf,
      image: introduction.image,
    }),
    ...((noindex || introduction.noindex) && { robots: { index: false } }),
    // Search engines may apply what is said of it to the page of a canonical URL.
    ...(noindex && variantOf && { alternates: null }),
  };
}

/** For the pages after the first. */
export function listPageMetadata(
  { path, title, seo }: Pick<Page, 'path' | 'title' | 'seo'>,
  page: number,
  own: { title?: string; description?: string } = {},
): Metadata {
  const words = siteWords();
  const description = seo?.description ?? words.pages[path].description;
  return describePage({
    title: own.title ?? fill(words.seo.page, { name: title, page }),
    description: own.description ?? fill(words.seo.pageDescription, { description, page }),
    path: listPagePath(path, page),
    canonical: routeOf(path).variantOf,
    card: path,
  });
}
