import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { environment } from '@/lib/platform/env';
import { globalSingleton } from '@/lib/platform/global-singleton';

/** Of the page that is being rendered; anywhere else a new one each time. */
const tagsOfRender = cache(() => new Set<string>());

const collecting = globalSingleton('page-tags', () => new AsyncLocalStorage<Set<string>>());

/**
 * Runs what renders pages: Next.js tells the tags of those alone that it stores.
 * @param tags gets those of all that is rendered
 */
export const collectTags = (tags: Set<string>, render: () => void): void =>
  collecting.run(tags, render);

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
    collecting.getStore()?.add(tag);
  }
  const { CONTENT_REVALIDATE_SECONDS } = environment();
  await unstable_cache(async () => true, ['content-tags'], {
    revalidate: CONTENT_REVALIDATE_SECONDS,
    tags: added,
  })();
}
