import { cookies, draftMode } from 'next/headers';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { cookieName, cookieOptions } from '@/lib/platform/http/cookies';
import { PASS_COOKIE } from '@/lib/content/preview/pass';

export async function GET(): Promise<Response> {
  (await cookies()).set(cookieName(PASS_COOKIE), '', cookieOptions(0));
  (await draftMode()).disable();
  return new Response(null, {
    status: 307,
    headers: { location: '/', 'cache-control': 'no-store' },
  });
}

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly('GET');
