import 'server-only';
import { globalSingleton } from '@/lib/global-singleton';

/**
 * The hidden paths as the last page that was rendered found them, for `proxy.ts`, which reads no content:
 * a page rendered for each request has sent its status before it knows that it is hidden.
 */
export const hiddenNow = globalSingleton('hidden-paths', (): { paths: ReadonlySet<string> } => ({
  paths: new Set(),
}));
