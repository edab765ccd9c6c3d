import type { FieldErrors } from './http-error';

/** Longer than any of our own routes takes; milliseconds. */
const TIMEOUT = 30_000;

export type Reply<T = object> = Partial<T> & {
  ok: boolean;
  status: number;
  message?: string;
  errors: FieldErrors;
};

/**
 * Puts a question to this site from the browser.
 * @param values sent with POST as JSON; without them the question is a GET
 * @throws where no answer came at all
 */
export async function askSite<T = object>(
  path: string,
  values?: object,
  signal: AbortSignal = AbortSignal.timeout(TIMEOUT),
): Promise<Reply<T>> {
  const response = await fetch(path, {
    ...(values && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    }),
    signal,
  });
  const body = (await response.json().catch(() => ({}))) as Partial<Reply<T>>;
  return {
    ...body,
    errors: body.errors ?? {},
    ok: response.ok,
    status: response.status,
  } as Reply<T>;
}
