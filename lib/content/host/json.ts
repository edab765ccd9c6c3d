import 'server-only';
import { Readable } from 'node:stream';
import type * as z from 'zod';
import { environment } from '@/lib/platform/env';
import { withDeadline } from '@/lib/platform/http/deadline';
import { readBytes, readText, TooLarge } from '@/lib/platform/http/read-text';
import { log } from '@/lib/platform/log';
import { REQUEST_ID_HEADER } from '@/lib/platform/http/request-id';
import { currentRequestId } from '@/lib/platform/request-scope';
import { refusesInBody } from './body-status';
import { requestHost } from './client';
import { codeOf, HostRequestError, HostResponseError, reasonOfFailure } from './errors';
import { largeAnswerTurn } from './large-answer';
import { findItems, type SentItem } from './list-items';
import { previewSource } from './preview-source';

const CONTENT_TIMEOUT_MS = 2_000;
/** Staff wait for their draft: what is published in its place would look like a draft that was lost. */
const PREVIEW_TIMEOUT_MS = 10_000;
/** Enough for ten thousand items with their texts. */
const LIST_MAX_BYTES = 24 * 1024 * 1024;
/** A record is read and validated in one go. */
const RECORD_MAX_BYTES = 512 * 1024;
/** Larger answers wait for each other. */
const LARGE_BYTES = 1024 * 1024;
const REPLY_MAX_BYTES = 64 * 1024;

/** Retried once after a connection reset only. @throws HostRequestError or HostResponseError */
export async function getJson<T>(
  path: string,
  schema: z.ZodType<T>,
  maxBytes = RECORD_MAX_BYTES,
): Promise<T> {
  return exchange(path, CONTENT_TIMEOUT_MS, async (url, signal) => {
    const response = await requestContent(url, signal);
    const body = parseJson(await readText(response, maxBytes, signal));
    if (body === undefined) throw new HostResponseError('answered something that is not JSON');
    rejectRefusal(body);
    return validate(body, schema);
  });
}

export const getLongJson = <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
  getJson(path, schema, LIST_MAX_BYTES);

/** The list counts among the few large answers in memory while it is read. @throws as `getJson` and `read` */
export async function readListItems<T>(
  path: string,
  read: (items: Iterable<SentItem>) => Promise<T>,
): Promise<T> {
  const turn = largeAnswerTurn();
  try {
    const { status, items } = findItems(await readList(path, turn));
    if (status !== undefined) rejectRefusal({ status });
    return await read(items);
  } finally {
    turn.release();
  }
}

/** Waiting for the turn does not count: only the host can be too slow. */
async function readList(path: string, turn: { take: () => Promise<void> }): Promise<Buffer> {
  const { reader, ...start } = await exchange(path, CONTENT_TIMEOUT_MS, async (url, signal) => {
    const reader = (await requestContent(url, signal)).body?.getReader();
    if (!reader) throw new HostResponseError('answered something that is not JSON');
    return { reader, ...(await readBytes(reader, LARGE_BYTES, signal)) };
  });
  if (start.ended) return start.bytes;
  try {
    await turn.take();
    const { bytes, ended } = await exchange(path, CONTENT_TIMEOUT_MS, (_, signal) =>
      readBytes(reader, LIST_MAX_BYTES, signal, start.bytes),
    );
    if (!ended) throw asHostError(new TooLarge(LIST_MAX_BYTES));
    return bytes;
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  }
}

async function requestContent(url: string, signal: AbortSignal): Promise<Response> {
  const response = await retryOnReset(() =>
    requestHost(url, { headers: { accept: 'application/json' }, signal }),
  );
  const { ok, status } = response;
  if (ok) return response;
  await response.body?.cancel();
  throw new HostRequestError(`answered ${status}`, { status });
}

function rejectRefusal(body: unknown): void {
  if (!refusesInBody(body)) return;
  const status = Number(body.status);
  const named = Number.isInteger(status) && Math.abs(status) < 1_000_000;
  throw new HostRequestError(
    named && body.status !== null && typeof body.status !== 'boolean'
      ? `answered status ${status} in its body`
      : 'answered a status in its body that is no number',
    { status },
  );
}

/** What the host says to a visitor's request. */
export type HostReply<T> = {
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
  /** In place of `body`: made while it is sent, of the given content type. */
  stream?: { type: string; chunks: AsyncIterable<Uint8Array> };
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
    return await exchange(target, timeoutMs, async (url, signal) => {
      const response = await requestHost(url, {
        method: body || stream ? 'POST' : 'GET',
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(stream && { 'content-type': stream.type }),
          ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
        },
        body: stream ? webStream(stream.chunks) : body && JSON.stringify(body),
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
    });
  } catch (error) {
    // Query and body name the visitor.
    log.warn({ endpoint: path, reason: reasonOfFailure(error) }, 'host not reached');
    throw error;
  }
}

const webStream = (chunks: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>;

/** Nothing, or words. A page is what stands in front of the host: a login, a proxy, maintenance. */
function isPlainText(type: string | null, text: string): boolean {
  if (text.trim() === '') return true;
  return /^(text\/plain\b|$)/i.test(type ?? '') && !/^\s*</.test(text);
}

/** The time limit includes the body. */
async function exchange<T>(
  path: string,
  timeoutMs: number,
  run: (url: string, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const editor = previewSource.getStore();
  const host = editor?.url ?? environment().CONTENT_HOST;
  if (!host) throw new HostRequestError('CONTENT_HOST is not set');
  const patience = editor ? PREVIEW_TIMEOUT_MS : timeoutMs;
  try {
    return await withDeadline(patience, (signal) => run(`${host}${path}`, signal));
  } catch (error) {
    throw asHostError(error);
  }
}

async function retryOnReset(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (!['ECONNRESET', 'UND_ERR_SOCKET'].includes(codeOf(error) ?? '')) throw error;
    return send();
  }
}

function asHostError(error: unknown): Error {
  if (error instanceof HostRequestError) return error;
  if (error instanceof TooLarge) return new HostResponseError(error.message);
  if (error instanceof DOMException) return new HostRequestError(error.message);
  if ((error as { cause?: Error }).cause?.message === 'unexpected redirect') {
    return new HostResponseError('redirected');
  }
  const code = codeOf(error);
  return new HostRequestError(code ? `not reachable (${code})` : 'not reachable', { cause: error });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function validate<T>(body: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new HostResponseError(result.error.issues[0]?.message ?? 'answered another shape');
}
