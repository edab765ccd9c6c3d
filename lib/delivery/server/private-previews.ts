import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { passInCookies } from '@/lib/content/preview/pass';
import { DRAFT_MODE_COOKIE } from '../next/headers';

/** Made by the build, without content. */
const BUILT = '/_next/static/';

/** These are pictures that visitors have, too: the browser that shows them may keep them. */
const PICTURE = /^\/(media|_next\/image)[/?]/;

export const isOfPreview = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes(DRAFT_MODE_COOKIE) ?? false;

/** Anybody can send the cookie of draft mode; what decides is the pass. */
export const mayShowDrafts = (request: IncomingMessage): boolean =>
  isOfPreview(request) && passInCookies(request.headers.cookie) !== undefined;

/** Whatever is answered in a preview may hold a draft: nobody on the way keeps it, whatever a route says. */
export function keepPreviewPrivate(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request;
  if (!isOfPreview(request) || url.startsWith(BUILT)) return;
  const isPicture = PICTURE.test(url);
  onHeaders(response, () => {
    const rule = String(response.getHeader('cache-control') ?? '');
    const isKept = isPicture && response.statusCode === 200 && /\bmax-age=/.test(rule);
    response.setHeader(
      'cache-control',
      isKept
        ? rule.replace(/\bpublic\b/, 'private')
        : `private, no-store${rule.includes('no-transform') ? ', no-transform' : ''}`,
    );
  });
}
