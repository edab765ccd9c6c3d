/** So many tries in so long, for each client. */
type Limit = { tries: number; windowMs: number };

const MINUTE_MS = 60_000;
/** The clients that are remembered; beyond them the oldest is forgotten. */
const MAX_CLIENTS = 10_000;

/**
 * Fewer than Payload's own lock, which counts for an address whoever tries: so nobody outside can
 * lock the account of somebody whose address is known.
 */
const SIGN_IN: Limit = { tries: 8, windowMs: 10 * MINUTE_MS };
const RESET: Limit = { tries: 5, windowMs: 60 * MINUTE_MS };
const ANY: Limit = { tries: 1_200, windowMs: MINUTE_MS };

type Count = { count: number; until: number };
const held = globalThis as { clientCounts?: Map<string, Count> };
const counts = (held.clientCounts ??= new Map());

function limitOf(method: string, path: string): [name: string, limit: Limit] {
  if (method === 'POST' && /\/users\/(login|first-register)\/?$/.test(path))
    return ['login', SIGN_IN];
  if (method === 'POST' && /\/users\/(forgot-password|reset-password|unlock|verify)/.test(path))
    return ['reset', RESET];
  return ['any', ANY];
}

const HOPS = Number(process.env.TRUST_PROXY) || 0;

/** The address that the outermost trusted proxy has seen; without proxies there is one client. */
export function clientOf(headers: Headers): string {
  const addresses = headers.get('x-forwarded-for')?.split(',') ?? [];
  return (HOPS > 0 ? addresses.at(-HOPS)?.trim() : undefined) ?? 'direct';
}

/** Somebody who has signed in was no stranger. */
export function forgetTries(client: string): void {
  counts.delete(`login ${client}`);
}

/** @returns seconds until the client may try again; 0 where it may now */
export function secondsToWait(
  client: string,
  method: string,
  path: string,
  now = Date.now(),
): number {
  const [name, { tries, windowMs }] = limitOf(method, path);
  const key = `${name} ${client}`;
  const found = counts.get(key);
  const current = found && found.until > now ? found : { count: 0, until: now + windowMs };
  current.count += 1;
  counts.delete(key);
  counts.set(key, current);
  if (counts.size > MAX_CLIENTS) counts.delete(counts.keys().next().value!);
  return current.count > tries ? Math.ceil((current.until - now) / 1_000) : 0;
}
