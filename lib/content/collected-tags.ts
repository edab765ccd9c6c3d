import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/platform/global-singleton';

// Apart from `page-tags.ts`: the start program has no `next/cache`.

const collecting = globalSingleton('page-tags', () => new AsyncLocalStorage<Set<string>>());

/**
 * Runs what renders pages: Next.js tells the tags of those alone that it stores.
 * @param tags gets those of all that is rendered
 */
export const collectTags = (tags: Set<string>, render: () => void): void =>
  collecting.run(tags, render);

export const noteTag = (tag: string): void => void collecting.getStore()?.add(tag);
