/** Read in Next.js 16.4.6: route-cache-key.js, and `.meta` in file-system-cache.js. */
import * as z from 'zod';
import { CACHE_TAGS_HEADER } from './headers';

/** Between the route and the path of the page. */
const SEPARATOR = '/$/';
const EXTENSION = '.meta';

const metaSchema = z.object({ headers: z.object({ [CACHE_TAGS_HEADER]: z.string() }) });

/** @returns undefined for any other file */
export function pathOfMetaFile(file: string): string | undefined {
  const start = file.indexOf(SEPARATOR);
  if (start === -1 || !file.endsWith(EXTENSION)) return undefined;
  const name = file.slice(start + SEPARATOR.length, -EXTENSION.length);
  return name === 'index' ? '/' : `/${name}`;
}

/** @throws where it has none */
export const tagsOfMeta = (text: string): string[] =>
  metaSchema.parse(JSON.parse(text)).headers[CACHE_TAGS_HEADER].split(',');
