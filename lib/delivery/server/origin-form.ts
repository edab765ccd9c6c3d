import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/([^/?#@]+)(|[/?][^#]*)$/i;

/**
 * Servers must accept a request with an absolute URL, whose host replaces that of the header; Next.js
 * takes it for a path. A URL of another form is left to `rejectMalformed`.
 */
export function toOriginForm(request: IncomingMessage): void {
  const [, host, rest = ''] = ABSOLUTE.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}
