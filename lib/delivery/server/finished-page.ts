import type { IncomingMessage, ServerResponse } from 'node:http';
import { NOT_LOADED_HEADERS } from '@/lib/content/store/never-loaded';
import { environment } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { passInCookies } from '@/lib/content/preview/pass';
import { isStored } from '@/lib/delivery/cache/page-tags-header';
import { isNotFound, isNotLoaded } from '../cache/not-loaded';
import { finishPage, pagePolicy } from '../html/finish-page';
import { LATE_PART } from '../next/page-html';
import { isFailedPage, lastBody } from './last-page';
import { isPage, pathOf } from './page-requests';

type Body = {
  /**
   * Makes what is sent: a page may be known already as it is sent.
   * @param dataAt where its scripts find their data, for a page that is for everybody
   */
  make: (dataAt?: string) => { page: Buffer; data?: Buffer };
  /** What it is made of. */
  source: Buffer;
  isPage: boolean;
  /** Not so where a part of a page came late, which waits for its scripts: another rendering has it. */
  isWhole: boolean;
};

/**
 * Turns an answer of Next.js into what is sent: a page gets its final HTML and its policy, in place of one
 * that could not be made comes the last one, and one that waits for its content says so.
 */
export async function finished(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: Buffer,
): Promise<Body> {
  if (isPage(response) && isNotLoaded(rendered)) {
    response.statusCode = 503;
    for (const [name, value] of Object.entries(NOT_LOADED_HEADERS)) response.setHeader(name, value);
  }
  if (isPage(response) && isNotFound(rendered)) {
    // The 404 screen of a language, which Next.js takes for a page as any other.
    if (response.statusCode === 200) response.setHeader('cache-control', 'private, no-store');
    response.statusCode = 404;
  }
  const last = isFailedPage(request, response) ? await lastBody(request, response) : undefined;
  const source = last ?? rendered;
  if (!isPage(response))
    return { make: () => ({ page: source }), source, isPage: false, isWhole: true };
  // A stored page has no drafts, whatever the request says.
  const preview = isStored(response) ? undefined : passInCookies(request.headers.cookie);
  response.setHeader('content-security-policy', pagePolicy(preview?.editor));
  // The editor shows in a preview what is written, without a touch.
  const atOnce = preview !== undefined || environment().DEFER_SCRIPTS === 'off';
  const isWhole = !source.includes(LATE_PART);
  if (!isWhole) log.warn({ path: pathOf(request) }, 'a part of a page was ready late');
  return {
    make: (dataAt) => finishPage(source, { atOnce, dataAt }),
    source,
    isPage: true,
    isWhole,
  };
}
