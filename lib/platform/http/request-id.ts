import { randomUUID } from 'node:crypto';

/** In responses, log lines and requests to the content host. */
export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_FORMED = /^[\w.-]{8,128}$/;

/** @param behindProxy only a trusted proxy may choose the id */
export function requestId(sent: string | undefined, behindProxy: boolean): string {
  return behindProxy && sent && WELL_FORMED.test(sent) ? sent : randomUUID();
}
