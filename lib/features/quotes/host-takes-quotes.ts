import 'server-only';
import { requestHost } from '@/lib/content/host/client';
import { environment } from '@/lib/platform/env';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { withDeadline } from '@/lib/platform/http/deadline';
import { QUOTES_PATH } from '@/contract/upload-limits';

const TIMEOUT_MS = 2_000;

/** How long an answer holds. */
const KNOWN_MS = 60_000;

/** A host without the endpoint answers one of these. */
const MISSING: readonly number[] = [404, 405, 501];

const known = globalSingleton('host-takes-quotes', () => ({
  takes: true,
  until: 0,
  asking: undefined as Promise<void> | undefined,
}));

/** Notes what a host answered to a request for a quote, or to the question. */
export function noteStatus(status: number): void {
  known.takes = !MISSING.includes(status);
  known.until = Date.now() + KNOWN_MS;
}

/** Whether the content host has the endpoint. While it does not answer, what was known last holds. */
export async function hostTakesQuotes(): Promise<boolean> {
  if (Date.now() >= known.until) {
    known.asking ??= ask().finally(() => (known.asking = undefined));
    await known.asking;
  }
  return known.takes;
}

/** A form without fields: an endpoint refuses it, and nothing is stored. */
async function ask(): Promise<void> {
  const { CONTENT_HOST } = environment();
  try {
    const status = await withDeadline(TIMEOUT_MS, async (signal) => {
      const response = await requestHost(`${CONTENT_HOST}${QUOTES_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=empty' },
        body: '--empty--\r\n',
        signal,
      });
      await response.body?.cancel();
      return response.status;
    });
    noteStatus(status);
  } catch {
    known.until = Date.now() + KNOWN_MS / 4;
  }
}
