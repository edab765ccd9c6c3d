import type { FieldErrors } from './http-error';

/** Longer than any of this site's own routes takes. */
const TIMEOUT_MS = 30_000;

export type Reply<T = object> = Partial<T> & {
  ok: boolean;
  status: number;
  message?: string;
  errors: FieldErrors;
};

/**
 * Sends JSON from the browser to one of this site's own routes.
 * @throws if no response arrives
 */
export function postJson(path: string, body: object): Promise<Reply> {
  return request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** Reads JSON from one of this site's own routes. @throws if no response arrives */
export function getJson<T>(path: string, signal: AbortSignal): Promise<Reply<T>> {
  return request<T>(path, { signal });
}

async function request<T>(path: string, init: RequestInit): Promise<Reply<T>> {
  const response = await fetch(path, init);
  const body = (await response.json().catch(() => ({}))) as Partial<Reply<T>>;
  return {
    ...body,
    errors: body.errors ?? {},
    ok: response.ok,
    status: response.status,
  } as Reply<T>;
}
