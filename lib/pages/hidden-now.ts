import 'server-only';
import { lastDerived } from '@/lib/content/store/last-derived';

export const HIDDEN_PATHS = 'hidden-paths';

/**
 * Whether visitors may not see a path, by the current content: for `proxy.ts`, which
 * reads no content. A page rendered for each request has sent its status before it knows that it is hidden.
 */
export const isHiddenNow = (path: string): boolean =>
  lastDerived<ReadonlySet<string>>(HIDDEN_PATHS)?.value.has(path) ?? false;
