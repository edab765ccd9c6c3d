import 'server-only';
import { getPosts } from '@/lib/content/endpoints';
import { findPost } from './posts';

/**
 * The post of an address with the list that it stands in; undefined where there is none.
 * @throws while the host's posts have never been seen: a 404 would be stored and outlive the failure
 */
export async function loadPost(id: string) {
  const posts = await getPosts();
  const found = findPost(id, posts);
  if (!found && !posts && /^\d+$/.test(id)) throw new Error(`post ${id} is not known yet`);
  return found;
}
