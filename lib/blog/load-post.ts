import 'server-only';
import { getPosts } from '@/lib/content/endpoints';
import { findPost } from './posts';

/** @throws if the host's posts were never loaded: a 404 would be stored and outlive the outage */
export async function loadPost(id: string) {
  const posts = await getPosts();
  const found = findPost(id, posts);
  if (!found && !posts && /^\d+$/.test(id)) throw new Error(`post ${id} is not known yet`);
  return found;
}
