import { normalizedPath } from '@/lib/content/host/normalized-path';

/** The same for all URLs that may name one file. */
export const fileKey = (url: URL): string => url.origin + normalizedPath(url);

/** Whether two URLs may name one file. */
export const sameFile = (one: URL, other: URL): boolean => fileKey(one) === fileKey(other);
