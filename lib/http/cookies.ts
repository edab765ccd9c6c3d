import 'server-only';
import { environment } from '@/lib/env';

const overHttps = () => environment().SITE_URL.startsWith('https:');

/** Over HTTPS the prefix makes browsers refuse a cookie of this name from anyone but this host. */
export const cookieName = (name: string) => (overHttps() ? `__Host-${name}` : name);

/** @param maxAge seconds; 0 takes the cookie away */
export const cookieOptions = (maxAge: number) =>
  ({ httpOnly: true, sameSite: 'lax', secure: overHttps(), path: '/', maxAge }) as const;
