import type { ServerResponse } from 'node:http';
import { tagsIn } from '../next/tags';

/** Tells the listener which content a stored page was made from; no client sees it. */
export const MADE_FROM_HEADER = 'x-made-from';

export const isStored = (response: ServerResponse): boolean => response.hasHeader(MADE_FROM_HEADER);

/** @returns undefined for what is no stored page */
export function takeTags(response: ServerResponse): string[] | undefined {
  const tags = response.getHeader(MADE_FROM_HEADER);
  response.removeHeader(MADE_FROM_HEADER);
  return typeof tags === 'string' ? tagsIn(tags) : undefined;
}
