import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CLIENTS_PER_NETWORK, clientIp, widerNetworkOf } from '../../node/client-ip';
import { env } from './env';

const MINUTE_S = 60;

const LIMITS = {
  /** Below the lock of an account (collections/users.ts), also for all of a /48. */
  signIn: { points: 8, duration: 10 * MINUTE_S },
  reset: { points: 5, duration: 60 * MINUTE_S },
  /** Large bodies by a key. */
  keyed: { points: 60, duration: 10 * MINUTE_S },
  any: { points: 1_200, duration: MINUTE_S },
};
export type Limited = keyof typeof LIMITS;

// The proxy and the routes are bundled apart.
const held = globalThis as { clientLimits?: Map<string, RateLimiterMemory> };
const limiters = (held.clientLimits ??= new Map());

function limiterOf(kind: Limited, clients: number): RateLimiterMemory {
  const key = `${kind} ${clients}`;
  const { points, duration } = LIMITS[kind];
  const limiter =
    limiters.get(key) ?? new RateLimiterMemory({ points: points * clients, duration });
  limiters.set(key, limiter);
  return limiter;
}

/** What counts a client: alone, and with its neighbours of IPv6. */
function countersOf(kind: Limited, headers: Headers): [RateLimiterMemory, key: string][] {
  const forwarded = headers.get('x-forwarded-for') ?? undefined;
  // Without proxies there is one client, since Next.js keeps the socket to itself.
  const client = clientIp(undefined, forwarded, env.trustProxy);
  const network = widerNetworkOf(client);
  return [
    [limiterOf(kind, 1), client],
    ...(network ? [[limiterOf(kind, CLIENTS_PER_NETWORK), network] as const] : []),
  ] as [RateLimiterMemory, string][];
}

/** Counts a try. @returns seconds until the client may try again; 0 where it may now */
export async function secondsToWait(kind: Limited, headers: Headers): Promise<number> {
  try {
    for (const [limiter, key] of countersOf(kind, headers)) await limiter.consume(key);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.ceil(rejection.msBeforeNext / 1_000);
  }
}

/** A try that succeeded was none. */
export async function forgetTry(kind: Limited, headers: Headers): Promise<void> {
  for (const [limiter, key] of countersOf(kind, headers)) await limiter.reward(key);
}

export const waitMessage = (seconds: number): string =>
  `Too many tries. Please wait ${Math.ceil(seconds / MINUTE_S)} min.`;
