import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { cookieName } from '@/lib/platform/http/cookies';
import { openPass, PASS_COOKIE, previewHost, type Pass } from './pass';

/**
 * The pass of a request that may show drafts. Cookies are read in draft mode only: reading them anywhere
 * else would keep Next.js from storing the page.
 */
export async function currentPass(): Promise<Pass | undefined> {
  if (!previewHost()) return undefined;
  try {
    if (!(await draftMode()).isEnabled) return undefined;
    return openPass((await cookies()).get(cookieName(PASS_COOKIE))?.value);
  } catch (error) {
    if (isOutsideOfRequest(error)) return undefined;
    throw error;
  }
}

/** The editor, for a request that may show drafts. */
export const currentEditor = async () => (await currentPass()) && previewHost();

/** Content is also read at the start and after a publish. */
const isOutsideOfRequest = (error: unknown): boolean =>
  error instanceof Error &&
  /outside a request scope|inside .?after|inside .?unstable_cache/.test(error.message);
