import 'server-only';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
type Handler = () => Response;

/** 405 with `Allow` and a message, which Next.js leaves out; `OPTIONS` gives 204. */
export function allowOnly(...served: Method[]): Record<Method, Handler> {
  const allow = [...served, 'OPTIONS'].join(', ');
  const message = `This path answers ${served.join(' and ')} only.`;
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
