import 'server-only';
import { z } from 'zod';
import { globalSingleton } from '@/lib/global-singleton';
import { ContentRequestError, ContentShapeError } from './errors';

/** Times in ms since 1970. */
type EndpointRecord = {
  /** When the copy that visitors see was fetched; undefined where this process has seen none. */
  copyFetched?: number;
  failing: boolean;
  lastError?: { at: number; reason: string };
};

/** How one endpoint is; ages in whole seconds. */
export type EndpointHealth = {
  endpoint: string;
  /** Age of the last good copy; null where none has ever existed. */
  age: number | null;
  /** Whether the host failed when it was last asked. */
  failing: boolean;
  lastError: { reason: string; secondsAgo: number } | null;
};

const records = globalSingleton('content-health', () => new Map<string, EndpointRecord>());

function recordOf(endpoint: string): EndpointRecord {
  const known = records.get(endpoint) ?? { failing: false };
  records.set(endpoint, known);
  return known;
}

/** Notes which copy a visitor has been shown. */
export function noteCopy(endpoint: string, fetched: number): void {
  recordOf(endpoint).copyFetched = fetched;
}

/** Notes that the host has answered as it should. */
export function noteAnswer(endpoint: string): void {
  recordOf(endpoint).failing = false;
}

/** Notes why the host's answer could not be used. */
export function noteFailure(endpoint: string, error: unknown): void {
  Object.assign(recordOf(endpoint), {
    failing: true,
    lastError: { at: Date.now(), reason: reasonOf(error) },
  });
}

/** What may be said in public: our own sentences, never what the host wrote. */
function reasonOf(error: unknown): string {
  if (error instanceof ContentRequestError || error instanceof ContentShapeError) {
    return error.message;
  }
  return error instanceof z.ZodError ? 'answered something of another shape' : 'failed';
}

/** @param endpoints in the order in which they are wanted */
export function contentHealth(endpoints: readonly string[]): EndpointHealth[] {
  const secondsSince = (time: number) => Math.max(0, Math.round((Date.now() - time) / 1_000));
  return endpoints.map((endpoint) => {
    const { copyFetched, failing = false, lastError } = records.get(endpoint) ?? {};
    return {
      endpoint,
      age: copyFetched === undefined ? null : secondsSince(copyFetched),
      failing,
      lastError: lastError
        ? { reason: lastError.reason, secondsAgo: secondsSince(lastError.at) }
        : null,
    };
  });
}
