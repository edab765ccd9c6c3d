import 'server-only';
import { environment } from '@/lib/platform/env';

const overHttps = () => environment().SITE_URL.startsWith('https:');

/** Over HTTPS the `__Host-` prefix stops other hosts from setting this cookie. */
export const cookieName = (name: string) => (overHttps() ? `__Host-${name}` : name);

/** @param maxAge seconds; 0 deletes the cookie */
export const cookieOptions = (maxAge: number) =>
  ({ httpOnly: true, sameSite: 'lax', secure: overHttps(), path: '/', maxAge }) as const;
