import 'server-only';

/** What a route handler may export besides the methods it serves. */
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
type Handler = () => Response;

/**
 * The handlers of every method that an address does not serve: 405 with `Allow` and a sentence
 * (Next.js would answer with neither); `OPTIONS` says the same with 204.
 */
export function allowOnly(...served: Method[]): Record<Method, Handler> {
  const allow = [...served, 'OPTIONS'].join(', ');
  const message = `This address answers ${served.join(' and ')} only.`;
  const notAllowed = () =>
    Response.json(
      { status: 405, message },
      { status: 405, headers: { allow, 'cache-control': 'no-store' } },
    );
  return {
    GET: notAllowed,
    HEAD: notAllowed,
    POST: notAllowed,
    PUT: notAllowed,
    PATCH: notAllowed,
    DELETE: notAllowed,
    OPTIONS: () => new Response(null, { status: 204, headers: { allow } }),
  };
}
