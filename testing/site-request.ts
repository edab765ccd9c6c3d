import { NextRequest } from 'next/server';
import { CLIENT_IP_HEADER } from '@/lib/platform/http/client-ip';
import { trustClientIpHeader } from '@/lib/platform/http/trusted-client-ip';

trustClientIpHeader();

type Init = { method?: string; body?: BodyInit; headers?: Record<string, string>; from?: string };

export function siteRequest(path: string, { from = '192.0.2.1', headers, ...init }: Init = {}) {
  return new NextRequest(`http://localhost:3000${path}`, {
    method: 'POST',
    ...init,
    headers: {
      'content-type': 'application/json',
      host: 'localhost:3000',
      [CLIENT_IP_HEADER]: from,
      ...headers,
    },
  });
}

/** The `Cookie` header after this response. */
export function cookiesOf(response: Response): Record<string, string> {
  return {
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}
