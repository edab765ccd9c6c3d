import 'server-only';
import * as z from 'zod';
import { reasonOf } from '@/contract/records/faults';
import { HostRequestError, reasonOfFailure } from '@/lib/content/host/errors';
import { log } from '@/lib/platform/log';
import type { EndpointRecord } from './content-types';
import { processState } from './process-state';

/** Ages in seconds. */
export type EndpointHealth = {
  endpoint: string;
  /** Null where nothing is served. */
  age: number | null;
  failing: boolean;
  lastError: { reason: string; secondsAgo: number } | null;
};

const { health: records } = processState;

function recordOf(endpoint: string): EndpointRecord {
  const known = records.get(endpoint) ?? { failing: false };
  records.set(endpoint, known);
  return known;
}

export function recordServed(endpoint: string, fetched: number): void {
  recordOf(endpoint).fetched = fetched;
}

export function recordSuccess(endpoint: string): void {
  recordOf(endpoint).failing = false;
}

/** Notes and logs that an endpoint could not be fetched. */
export function reportFailure(endpoint: string, error: unknown): void {
  const reason = error instanceof z.ZodError ? reasonOf(error) : reasonOfFailure(error);
  log.warn({ endpoint, reason }, `${failureWords(endpoint)} ${reason}`);
  Object.assign(recordOf(endpoint), {
    failing: true,
    lastError: { at: Date.now(), reason: ownReason(error) },
  });
}

/** Of the specification. */
const failureWords = (path: string) =>
  path === '/api/pages/portfolio' ? 'Error fetching portfolio file:' : 'Error fetching data:';

/** Our own sentences, never what the host wrote. */
function ownReason(error: unknown): string {
  if (error instanceof HostRequestError) return error.message;
  return error instanceof z.ZodError ? 'answered something of another shape' : 'failed';
}

export function contentHealth(endpoints: readonly string[]): EndpointHealth[] {
  const secondsSince = (time: number) => Math.max(0, Math.round((Date.now() - time) / 1_000));
  return endpoints.map((endpoint) => {
    const { fetched, failing = false, lastError } = records.get(endpoint) ?? {};
    return {
      endpoint,
      age: fetched === undefined ? null : secondsSince(fetched),
      failing,
      lastError: lastError
        ? { reason: lastError.reason, secondsAgo: secondsSince(lastError.at) }
        : null,
    };
  });
}
