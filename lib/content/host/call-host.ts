import 'server-only';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type * as z from 'zod';
import { readText } from '@/lib/platform/http/read-text';
import { withDeadline } from '@/lib/platform/http/deadline';
import { log } from '@/lib/platform/log';
import { REQUEST_ID_HEADER } from '@/lib/platform/http/request-id';
import { currentRequestId } from '@/lib/platform/requests';
import { refusesInBody } from './body-status';
import { HostResponseError, reasonOfFailure } from './errors';
import { exchange, parseJson, requestHost, validate } from './client';

const REPLY_MAX_BYTES = 64 * 1024;

/** What the host says to a visitor's request. */
type HostReply<T> = {
  /** 2xx, and no other status in the body. */
  accepted: boolean;
  status: number;
  /** Never sent to the browser: it may hold a one-time code. */
  body: T;
};

type Call<T> = {
  query?: Record<string, string>;
  /** Sent with POST; without it the method is GET. */
  body?: Record<string, unknown>;
  /** In place of `body`: made while it is sent, of the given content type, within a time of its own. */
  stream?: { type: string; chunks: AsyncIterable<Uint8Array>; sendMs: number };
  /** From the last byte on. */
  timeoutMs: number;
  /** Gets undefined for what is not JSON. */
  schema: z.ZodType<T>;
};

/**
 * Passes a visitor's request on to the host. Never retried: it may have taken effect.
 * @throws HostRequestError where there is no reply, HostResponseError for one that says nothing, as an HTML
 *   page does; a reply with an error status is returned
 */
export async function callHost<T>(
  path: string,
  { query, body, stream, timeoutMs, schema }: Call<T>,
): Promise<HostReply<T>> {
  const requestId = currentRequestId();
  const target = query ? `${path}?${new URLSearchParams(query)}` : path;
  try {
    return await exchange(target, (stream?.sendMs ?? 0) + timeoutMs, async (url, signal) => {
      const { isOut, chunks } = watched(stream?.chunks);
      const abort = new AbortController();
      signal.addEventListener('abort', () => abort.abort(signal.reason));
      const reply = receive(url, abort.signal, chunks);
      await Promise.race([isOut, reply]);
      return await withDeadline(timeoutMs, () => reply).finally(() => abort.abort());
    });
  } catch (error) {
    // Query and body name the visitor.
    log.warn({ endpoint: path, reason: reasonOfFailure(error) }, 'host not reached');
    throw error;
  }

  async function receive(url: string, signal: AbortSignal, chunks?: AsyncIterable<Uint8Array>) {
    const response = await requestHost(url, {
      method: body || stream ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(stream && { 'content-type': stream.type }),
        ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
      },
      body: chunks ? webStream(chunks) : body && JSON.stringify(body),
      signal,
    });
    const { ok, status, headers } = response;
    const text = await readText(response, REPLY_MAX_BYTES, signal);
    const reply = parseJson(text);
    if (ok && reply === undefined && !isPlainText(headers.get('content-type'), text)) {
      throw new HostResponseError('answered neither JSON nor plain text');
    }
    const accepted = ok && !refusesInBody(reply);
    if (!accepted) log.warn({ endpoint: path, status }, 'refused by the host');
    return { accepted, status, body: validate(reply, schema) };
  }
}

/** `isOut` resolves when the last chunk was taken; without chunks at once. */
function watched(chunks?: AsyncIterable<Uint8Array>) {
  if (!chunks) return { isOut: Promise.resolve() };
  let tell = () => {};
  const isOut = new Promise<void>((resolve) => (tell = resolve));
  async function* passedOn(all: AsyncIterable<Uint8Array>) {
    yield* all;
    tell();
  }
  return { isOut, chunks: passedOn(chunks) };
}

/** Nothing is made before it is sent: `Readable.toWeb` makes 65,536 chunks ahead. */
const webStream = (chunks: AsyncIterable<Uint8Array>) =>
  NodeReadableStream.from(chunks) as ReadableStream<Uint8Array>;

/** Nothing, or words. A page is what stands in front of the host: a login, a proxy, maintenance. */
function isPlainText(type: string | null, text: string): boolean {
  if (text.trim() === '') return true;
  return /^(text\/plain\b|$)/i.test(type ?? '') && !/^\s*</.test(text);
}
