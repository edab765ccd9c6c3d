import 'server-only';
import { getDownloads, getProducts, getServicePages } from '@/lib/content/store/endpoints';
import type { OfferedDocument } from '@/lib/content/schemas/document-schemas';
import { lockedKey } from './locked-key';

/**
 * @returns `url`: on the content host; undefined for what no content names. `complete`: false while some
 *   content that could name it has never been loaded
 */
export async function findLockedDocument(key: string) {
  const sources = await Promise.all([getDownloads(), getProducts(), getServicePages()]);
  const [downloads = [], products = [], services = []] = sources;
  const isIt = ({ locked }: OfferedDocument) => locked !== undefined && lockedKey(locked) === key;
  const lists = [downloads, ...[...products, ...services].map(({ documents }) => documents)];
  return { url: lists.flat().find(isIt)?.locked, complete: !sources.includes(undefined) };
}
