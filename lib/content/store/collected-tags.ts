import 'server-only';
import { requests, within } from '@/lib/platform/requests';

// Apart from `page-tags.ts`: the start program has no `next/cache`.

/**
 * Runs what renders pages: Next.js tells the tags of those alone that it stores.
 * @param tags gets those of all that is rendered
 */
export const collectTags = (tags: Set<string>, render: () => void): void =>
  within({ tags }, render);

export const noteTag = (tag: string): void => void requests.scope.getStore()?.tags?.add(tag);
