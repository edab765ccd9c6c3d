import type { Post } from '@/lib/content/schemas';
import { samplePosts } from '@/lib/demo-data/posts';

/** Newest first. */
export function postsOrSamples<T extends Post[] | undefined>(posts: T): T | Post[] {
  return posts?.length === 0 ? samplePosts : posts;
}

/** Newest first: `previous` is the older post, `next` the newer one. */
export function neighbours(posts: readonly Post[], id: number): { previous?: Post; next?: Post } {
  const index = posts.findIndex((post) => post.id === id);
  if (index === -1) return {};
  return { previous: posts[index + 1], next: posts[index - 1] };
}

/** A host's post wins over a sample with the same id. */
export function findPost(
  id: string,
  posts: Post[] | undefined,
): { post: Post; posts: Post[] } | undefined {
  if (!/^(0|[1-9]\d*)$/.test(id)) return undefined;
  for (const list of [posts ?? [], samplePosts]) {
    const post = list.find((candidate) => candidate.id === Number(id));
    if (post) return { post, posts: list };
  }
  return undefined;
}
