import type { Category } from './categories';

type Searchable = { title: string; categories: string[] };

/** Blanks that keep a figure and its unit on one line are blanks as well. */
const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The posts whose title contains the words and that stand in the category, in their order.
 * @param words compared without regard to case and kind of blanks; those at their ends do not count
 */
export function searchPosts<T extends Searchable>(
  posts: readonly T[],
  words: string,
  category?: Category,
): T[] {
  const wanted = plain(words.trim());
  return posts.filter(
    (post) =>
      plain(post.title).includes(wanted) &&
      (!category || post.categories.some((name) => same(name, category))),
  );
}

/** How many posts stand in a category. */
export function countIn(posts: readonly Searchable[], category: Category): number {
  return searchPosts(posts, '', category).length;
}
