import 'server-only';
import { derivedItem } from '@/lib/content/store/derive';
import { getPosts, getSamplePosts } from '@/lib/content/store/endpoints';
import { NeverLoadedError } from '@/lib/content/store/never-loaded';
import { findItem, segmentsIn } from '@/lib/pages/found-items';
import type { Post } from '@/lib/content/schemas/schemas';

const postsOfHost = async (): Promise<Post[]> => (await getPosts()) ?? [];

/**
 * A post by its id, with the list that contains it; undefined if there is none. The host's post wins over
 * a sample with the same id.
 * @throws if the host's posts were never loaded: a 404 would be stored and outlive the outage
 */
export async function loadPost(id: string): Promise<{ post: Post; posts: Post[] } | undefined> {
  for (const load of [postsOfHost, getSamplePosts]) {
    const post = await findItem(load, id);
    if (post) return { post, posts: await load() };
  }
  if (!(await getPosts())) throw new NeverLoadedError('posts');
  return undefined;
}

export const postItem = derivedItem('/blog-single', loadPost);

/** The segments by which `loadPost` finds a post. */
export const postSegments = (): Promise<string[]> =>
  segmentsIn(async () => [...(await postsOfHost()), ...(await getSamplePosts())]);
