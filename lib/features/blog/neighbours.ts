import type { Post } from '@/lib/content/schemas/schemas';

/** Newest first: `previous` is the older post, `next` the newer one. */
export function neighbours(posts: readonly Post[], id: number): { previous?: Post; next?: Post } {
  const index = posts.findIndex((post) => post.id === id);
  if (index === -1) return {};
  return { previous: posts[index + 1], next: posts[index - 1] };
}
