import { normalizedPath } from '@/lib/content-host/normalized-path';

/** Whether two URLs may name one file. */
export const sameFile = (one: URL, other: URL): boolean =>
  one.origin === other.origin && normalizedPath(one) === normalizedPath(other);
