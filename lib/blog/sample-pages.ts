import { samplePosts } from '@/lib/demo-data/posts';
import { nextPage, pageOf } from '@/lib/paging';

/** Fills two rows of two, or one wide post and a row of three. */
const POSTS_PER_PAGE = 4;

/** @param page counts from 1 */
export const samplePage = (page: number) => pageOf(samplePosts, page, POSTS_PER_PAGE);

/** Page 1 has the list's own path. */
export const nextSamplePages = Array.from({ length: samplePage(1).pages - 1 }, (_, index) =>
  String(index + 2),
);

export const nextSamplePage = (n: string) => nextPage(n, POSTS_PER_PAGE, async () => samplePosts);
