import { PASS_COOKIE, sealPass } from '@/lib/content/preview/pass';
import { DRAFT_MODE_COOKIE } from '@/lib/delivery/next/headers';
import { cookieName } from '@/lib/platform/http/cookies';

process.env.REVALIDATE_SECRET = 'a-secret-that-is-long-enough-for-tests';
process.env.PREVIEW_HOST = 'http://localhost:1';

/** The cookies of a browser that may see drafts. @param ms for how long still */
export function previewCookie(ms = 60_000): string {
  const pass = sealPass({ until: Date.now() + ms, editor: 'https://editor.example' });
  return `a=b; ${DRAFT_MODE_COOKIE}=1; ${cookieName(PASS_COOKIE)}=${pass}`;
}
