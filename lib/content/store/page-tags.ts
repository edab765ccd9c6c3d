import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { environment } from '@/lib/platform/env';
import { noteTag } from './collected-tags';

/** Of the page that is being rendered; anywhere else a new one each time. */
const tagsOfRender = cache(() => new Set<string>());

/**
 * Puts tags on the page that is being rendered, by a constant that the cache handler answers: Next.js offers
 * no other way. Its window is that of the page in shared caches.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const known = tagsOfRender();
  const added = tags.filter((tag) => !known.has(tag));
  if (added.length === 0) return;
  for (const tag of added) {
    known.add(tag);
    noteTag(tag);
  }
  const { CONTENT_REVALIDATE_SECONDS } = environment();
  await unstable_cache(async () => true, ['content-tags'], {
    revalidate: CONTENT_REVALIDATE_SECONDS,
    tags: added,
  })();
}
