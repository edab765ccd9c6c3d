import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { environment } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { REQUEST_ID_HEADER, requestId } from '@/lib/platform/http/request-id';
import { requests } from '@/lib/platform/requests';

type Announced = { request: IncomingMessage; response: ServerResponse };

const isApi = (url = '') => url.startsWith('/api/');

/** Probed every few seconds: logged at debug level. */
const PROBED = '/api/health';

/** Node.js publishes these events before any handler runs. */
export function followApiRequests(): void {
  const { TRUST_PROXY } = environment();
  const started = new WeakMap<IncomingMessage, number>();

  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Announced;
    if (!isApi(request.url)) {
      // An earlier request on this connection may have had one.
      if (requests.scope.getStore()) requests.scope.enterWith({});
      return;
    }
    const id = requestId(request.headers[REQUEST_ID_HEADER]?.toString(), TRUST_PROXY > 0);
    response.setHeader(REQUEST_ID_HEADER, id);
    requests.scope.enterWith({ requestId: id });
    started.set(request, performance.now());
  });

  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Announced;
    const start = started.get(request);
    if (start === undefined) return;
    // The query may identify a visitor.
    const path = request.url?.split('?')[0];
    log[path === PROBED ? 'debug' : 'info'](
      {
        requestId: response.getHeader(REQUEST_ID_HEADER),
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
      },
      'answered',
    );
  });
}
