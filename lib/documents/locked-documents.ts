import 'server-only';
import { getDownloads, getProducts, getServicePages } from '@/lib/content/endpoints';
import type { OfferedDocument } from '@/lib/content/document-schemas';
import { lockedKey } from './locked-key';

/** The URL on the content host; undefined for what no content names. */
export async function findLockedDocument(key: string): Promise<string | undefined> {
  const [downloads = [], products = [], services = []] = await Promise.all([
    getDownloads(),
    getProducts(),
    getServicePages(),
  ]);
  const isIt = ({ locked }: OfferedDocument) => locked !== undefined && lockedKey(locked) === key;
  const lists = [downloads, ...[...products, ...services].map(({ documents }) => documents)];
  return lists.flat().find(isIt)?.locked;
}
