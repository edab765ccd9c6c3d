import { randomUUID } from 'node:crypto';

/** Names a request in the answer, in the log, and in what the content host is asked because of it. */
export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_FORMED = /^[\w.-]{8,128}$/;

/**
 * The id of a request: the one that a proxy has given it, else a new one.
 * @param sent the header as it arrived
 * @param behindProxy whether a trusted proxy stands in front; a visitor's own ids are not taken over
 */
export function requestId(sent: string | undefined, behindProxy: boolean): string {
  return behindProxy && sent && WELL_FORMED.test(sent) ? sent : randomUUID();
}
