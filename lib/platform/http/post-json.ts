import type { FieldErrors } from './http-error';

/** Longer than any route of this site takes. */
const TIMEOUT_MS = 30_000;

export type Reply<T = object> = Partial<T> & {
  ok: boolean;
  status: number;
  message?: string;
  errors: FieldErrors;
};

/** @throws if no response arrives */
export function postJson(path: string, body: object): Promise<Reply> {
  return request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** @throws if no response arrives */
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
