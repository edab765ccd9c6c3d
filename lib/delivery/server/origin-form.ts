import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/([^/?#@]+)(|[/?][^#]*)$/i;

/**
 * Servers must accept a request with an absolute URL, whose host replaces that of the header; Next.js
 * takes it for a path. A URL of another form is left to `rejectMalformed`.
 * @param ownHost of the site, for a request that names none
 */
export function toOriginForm(request: IncomingMessage, ownHost: string): void {
  // HTTP/1.0, of which probes make use, knows no host.
  if (request.httpVersion === '1.0') request.headers.host ||= ownHost;
  const [, host, rest = ''] = ABSOLUTE.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}
