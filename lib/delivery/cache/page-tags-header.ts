import type { ServerResponse } from 'node:http';
import { tagsIn } from '../next/tags';

/** Tells the listener which content a stored page was made from; no client sees it. */
export const PAGE_TAGS_HEADER = 'x-page-tags';

export const isStored = (response: ServerResponse): boolean => response.hasHeader(PAGE_TAGS_HEADER);

/** @returns undefined for what is no stored page */
export function removePageTags(response: ServerResponse): string[] | undefined {
  const tags = response.getHeader(PAGE_TAGS_HEADER);
  response.removeHeader(PAGE_TAGS_HEADER);
  return typeof tags === 'string' ? tagsIn(tags) : undefined;
}
