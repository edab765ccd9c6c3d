import 'server-only';
import { currentLanguage } from '@/lib/content/store/current-language';
import { getPosts, getSamplePosts } from '@/lib/content/store/endpoints';
import { samplesAreOn } from '@/lib/content/schemas/samples';
import { NeverLoadedError } from '@/lib/content/store/never-loaded';
import type { Post } from '@/lib/content/schemas/schemas';
import { MAIN } from '@/lib/pages/languages';
import { furtherPages } from '@/lib/pages/further-pages';
import { pageOf } from '@/lib/pages/paging';

/** Fills two rows of two, or one wide post and a row of three. */
const POSTS_PER_PAGE = 4;

/** The posts of the two grids: with `SAMPLES=on` always the samples, which are in the main language alone. */
const getGridPosts = async () =>
  samplesAreOn() && (await currentLanguage()) === MAIN ? getSamplePosts() : getPosts();

/** @throws if the posts were never loaded, so that no 404 is stored for a page that exists */
async function requireGridPosts(): Promise<Post[]> {
  const posts = await getGridPosts();
  if (!posts) throw new NeverLoadedError('posts');
  return posts;
}

/** The first page of a grid. */
export async function firstGridPage() {
  const posts = await getGridPosts();
  return posts && pageOf(posts, 1, POSTS_PER_PAGE);
}

const furtherGridPages = (list: string) =>
  furtherPages(`${list}/page`, POSTS_PER_PAGE, requireGridPosts);

/** In two and in three columns. */
export const gridPages = {
  '/blog-2': furtherGridPages('/blog-2'),
  '/blog-3': furtherGridPages('/blog-3'),
};
