type Searchable = { title: string; categories: string[] };

/** Also replaces the no-break spaces between numbers and units. */
const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function searchPosts<T extends Searchable>(
  posts: readonly T[],
  words: string,
  category?: string,
): T[] {
  const wanted = plain(words.trim());
  return posts.filter(
    (post) =>
      plain(post.title).includes(wanted) &&
      (!category || post.categories.some((name) => same(name, category))),
  );
}

export function countIn(posts: readonly Searchable[], category: string): number {
  return searchPosts(posts, '', category).length;
}
