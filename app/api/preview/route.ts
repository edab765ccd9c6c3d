import { cookies, draftMode } from 'next/headers';
import { cookieName, cookieOptions } from '@/lib/platform/http/cookies';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { loadWords } from '@/lib/content/words/load-words';
import { openLink, PASS_COOKIE, sealPass } from '@/lib/content/preview/pass';
import { speaking } from '@/lib/pages/in-language';

const SECOND_MS = 1_000;

/** Opened by a signed link of the editor: from here on this browser sees drafts, until the link ends. */
export const GET = speaking(async (request: Request) => {
  const link = openLink(new URL(request.url).searchParams);
  if (!link) {
    const { errors } = await loadWords();
    return new Response(errors.previewEnded, {
      status: 403,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const seconds = Math.floor((link.until - Date.now()) / SECOND_MS);
  (await cookies()).set(cookieName(PASS_COOKIE), sealPass(link), cookieOptions(seconds));
  (await draftMode()).enable();
  return new Response(null, {
    status: 307,
    headers: { location: encodeURI(link.path), 'cache-control': 'no-store' },
  });
});

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET');
