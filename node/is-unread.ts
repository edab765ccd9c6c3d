import type { IncomingMessage } from 'node:http';

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Whether bytes of a body are still to come, or to be read. Whoever answers then closes the connection: the
 * rest would stand before its next request.
 */
export const isUnread = (request: IncomingMessage): boolean =>
  hasBody(request) && !request.complete;
