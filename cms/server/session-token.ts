import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { secretOf } from './data-folder';

/** As Payload makes it of the secret. */
const key = (): string => createHash('sha256').update(secretOf()).digest('hex').slice(0, 32);

/** Whether the editor has sealed this session and it has not ended; who it is, and whether it was ended, is seen later. */
export function isSession(token: string | undefined, now = Date.now()): boolean {
  const [header, claims, seal, ...rest] = token?.split('.') ?? [];
  if (!header || !claims || !seal || rest.length > 0) return false;
  const right = createHmac('sha256', key()).update(`${header}.${claims}`).digest();
  const given = Buffer.from(seal, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: number };
  return typeof exp === 'number' && exp * 1_000 > now;
}

/** The session of a request, as a browser or a program sends it. */
export const hasSession = (headers: Headers, cookie: string | undefined): boolean =>
  isSession(/^(?:JWT|Bearer) (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? cookie);

/** Only the database knows which keys there are. */
export const hasKey = (headers: Headers): boolean =>
  headers.get('authorization')?.startsWith('users API-Key ') ?? false;
