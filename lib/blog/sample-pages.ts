import { samplePosts } from '@/lib/demo-data/posts';
import { pageNumber, pageOf } from '@/lib/paging';

/** Two rows of two, or one wide and a row of three. */
const POSTS_A_PAGE = 4;

/** One page of the sample posts. `page` counts from 1. */
export const samplePage = (page: number) => pageOf(samplePosts, page, POSTS_A_PAGE);

/** What `[n]` may be; the first page is the list's own address. */
export const furtherPages = Array.from({ length: samplePage(1).pages - 1 }, (_, index) => ({
  n: String(index + 2),
}));

/** The page that `[n]` names; undefined for what names none. */
export function furtherPage(n: string) {
  const page = pageNumber(n);
  return page && furtherPages.some((known) => known.n === n) ? samplePage(page) : undefined;
}
