import type { Category } from './categories';

type Searchable = { title: string; categories: string[] };

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The posts whose title contains the words and that stand in the category, in their order.
 * @param words compared without regard to case; blanks at their ends do not count
 */
export function searchPosts<T extends Searchable>(
  posts: readonly T[],
  words: string,
  category?: Category,
): T[] {
  const wanted = words.trim().toLowerCase();
  return posts.filter(
    (post) =>
      post.title.toLowerCase().includes(wanted) &&
      (!category || post.categories.some((name) => same(name, category))),
  );
}

/** How many posts stand in a category. */
export function countIn(posts: readonly Searchable[], category: Category): number {
  return searchPosts(posts, '', category).length;
}
