import 'server-only';
import { requestHost } from '@/lib/content/host/client';
import { environment } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { count, takeCounts } from './counter';

const EVERY_MS = 60_000;
const WAIT_MS = 5_000;

/** The host has no counts. */
const NO_ENDPOINT = [404, 405, 501];

let goesOn = true;

/** Sends what was counted to the content host. What cannot be sent is sent with the next counts. */
export async function reportCounts(): Promise<void> {
  const { CONTENT_HOST } = environment();
  const counts = takeCounts();
  if (!CONTENT_HOST || !goesOn || counts.length === 0) return;
  try {
    const { ok, status } = await requestHost(`${CONTENT_HOST}/api/counts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ counts }),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (ok) return;
    if (NO_ENDPOINT.includes(status)) goesOn = false;
    log.info({ status }, goesOn ? 'counts not taken' : 'the content host has no counts');
  } catch {
    for (const { kind, name, count: times } of counts) count(kind, name, times);
  }
}

/** Once a minute, and when the site stops. */
export function keepReportingCounts(): void {
  setInterval(() => void reportCounts(), EVERY_MS).unref();
  // In development nothing else listens, and the signal would end nothing.
  if (process.env.NODE_ENV !== 'production') return;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void reportCounts());
}
