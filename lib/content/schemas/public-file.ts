import 'server-only';
import { isKnownUnnamed, isRemembered } from '@/lib/content/store/named-files';
import { readAllContent } from '@/lib/content/store/read-all';

/**
 * Whether the content names a file, so that visitors may ask for it.
 * @param file path of the site, with its query
 */
export async function isNamedByContent(file: string): Promise<boolean> {
  if (!isRemembered(file) && !isKnownUnnamed(file)) await readAllContent();
  return isRemembered(file);
}
