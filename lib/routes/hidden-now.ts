import 'server-only';
import { globalSingleton } from '@/lib/global-singleton';

/**
 * The hidden paths as the last page that was rendered found them, for `proxy.ts`, which reads no content:
 * a page rendered for each request has sent its status before it knows that it is hidden.
 */
export const HIDDEN_NOW = 'hidden-paths';
export const nothingHidden = (): { paths: ReadonlySet<string> } => ({ paths: new Set() });
export const hiddenNow = globalSingleton(HIDDEN_NOW, nothingHidden);
