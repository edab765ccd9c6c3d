import 'server-only';
import type * as z from 'zod';
import { environment } from '@/lib/platform/env';
import { withDeadline } from '@/lib/platform/http/deadline';
import { TooLarge } from '@/lib/platform/http/read-text';
import { codeOf, HostRequestError, HostResponseError } from './errors';
import { previewSource } from './preview-source';

type HostRequest = {
  method?: string;
  headers?: HeadersInit;
  body?: string | ReadableStream<Uint8Array>;
  signal: AbortSignal;
};

/**
 * Every request to a host goes through here: only the content host sees the token, only the editor that
 * of previews.
 * @throws what fetch throws: unreachable, redirected or aborted
 */
export function requestHost(url: string | URL, { headers, ...init }: HostRequest) {
  const allHeaders = new Headers(headers);
  const { CONTENT_HOST, CONTENT_TOKEN } = environment();
  const preview = previewSource();
  if (preview) {
    allHeaders.set('authorization', `Bearer ${preview.token}`);
  } else if (CONTENT_TOKEN && CONTENT_HOST && isSameOrigin(url, CONTENT_HOST)) {
    allHeaders.set('authorization', `Bearer ${CONTENT_TOKEN}`);
  }
  return send(url, { ...init, headers: allHeaders });
}

const isSameOrigin = (url: string | URL, host: string): boolean =>
  new URL(url).origin === new URL(host).origin;

/** Uncompressed, so that length and ranges can be passed on; with the token only if the file is `locked`. */
export function requestFile(
  url: URL,
  { headers, locked, ...init }: HostRequest & { locked?: boolean },
) {
  const allHeaders = new Headers(headers);
  allHeaders.set('accept-encoding', 'identity');
  return (locked ? requestHost : send)(url, { ...init, headers: allHeaders });
}

/** A body that is made while it is sent needs `duplex`, which the types do not know. */
const send = (url: string | URL, init: HostRequest) =>
  fetch(url, { ...init, ...{ duplex: 'half' }, redirect: 'error', cache: 'no-store' });

/** Staff wait for their draft: what is published in its place would look like a draft that was lost. */
const PREVIEW_TIMEOUT_MS = 10_000;

/** One exchange with the host; the time limit includes the body. @throws HostRequestError or HostResponseError */
export async function exchange<T>(
  path: string,
  timeoutMs: number,
  run: (url: string, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const editor = previewSource();
  const host = editor?.url ?? environment().CONTENT_HOST;
  if (!host) throw new HostRequestError('CONTENT_HOST is not set');
  const patience = editor ? PREVIEW_TIMEOUT_MS : timeoutMs;
  try {
    return await withDeadline(patience, (signal) => run(`${host}${path}`, signal));
  } catch (error) {
    throw asHostError(error);
  }
}

export function asHostError(error: unknown): Error {
  if (error instanceof HostRequestError) return error;
  if (error instanceof TooLarge) return new HostResponseError(error.message);
  if (error instanceof DOMException) return new HostRequestError(error.message, { cause: error });
  if ((error as { cause?: Error }).cause?.message === 'unexpected redirect') {
    return new HostResponseError('redirected');
  }
  const code = codeOf(error);
  return new HostRequestError(code ? `not reachable (${code})` : 'not reachable', { cause: error });
}

/** Undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws HostResponseError with the first fault */
export function validate<T>(body: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new HostResponseError(result.error.issues[0]?.message ?? 'answered another shape');
}
