import 'server-only';
import type { z } from 'zod';
import { environment } from '@/lib/env';
import { withDeadline } from '@/lib/http/deadline';
import { readText, TooLarge } from '@/lib/http/read-text';
import { log } from '@/lib/log';
import { REQUEST_ID_HEADER } from '@/lib/http/request-id';
import { currentRequestId } from '@/lib/request-scope';
import { refusesInBody } from './body-status';
import { requestHost } from './client';
import { HostRequestError, HostResponseError } from './errors';

const CONTENT_TIMEOUT_MS = 2_000;
/** Some 20,000 items with their texts. */
const CONTENT_MAX_BYTES = 32 * 1024 * 1024;
const REPLY_MAX_BYTES = 64 * 1024;

/** Retried once after a connection reset only. @throws HostRequestError or HostResponseError */
export async function getJson<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  return exchange(path, CONTENT_TIMEOUT_MS, async (url, signal) => {
    const response = await retryOnReset(() =>
      requestHost(url, { headers: { accept: 'application/json' }, signal }),
    );
    const { ok, status } = response;
    if (!ok) {
      await response.body?.cancel();
      throw new HostRequestError(`answered ${status}`, { status });
    }
    const body = parseJson(await readText(response, CONTENT_MAX_BYTES, signal));
    if (body === undefined) throw new HostResponseError('answered something that is not JSON');
    if (refusesInBody(body)) {
      throw new HostRequestError(`answered status ${JSON.stringify(body.status)} in its body`, {
        status: Number(body.status),
      });
    }
    return validate(body, schema);
  });
}

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
  timeoutMs: number;
  /** Gets undefined for what is not JSON. */
  schema: z.ZodType<T>;
};

/** Never retried: it may have taken effect. @throws HostRequestError without a usable reply */
export async function callHost<T>(
  path: string,
  { query, body, timeoutMs, schema }: Call<T>,
): Promise<HostReply<T>> {
  const requestId = currentRequestId();
  const target = query ? `${path}?${new URLSearchParams(query)}` : path;
  try {
    return await exchange(target, timeoutMs, async (url, signal) => {
      const response = await requestHost(url, {
        method: body ? 'POST' : 'GET',
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(requestId && { [REQUEST_ID_HEADER]: requestId }),
        },
        body: body && JSON.stringify(body),
        signal,
      });
      const { ok, status } = response;
      const reply = parseJson(await readText(response, REPLY_MAX_BYTES, signal));
      const accepted = ok && !refusesInBody(reply);
      if (!accepted) log.warn({ endpoint: path, status }, 'refused by the host');
      return { accepted, status, body: validate(reply, schema) };
    });
  } catch (error) {
    // Query and body name the visitor.
    log.warn({ endpoint: path, reason: String(error) }, 'host not reached');
    throw new HostRequestError(path, { cause: error });
  }
}

/** The time limit includes the body. */
async function exchange<T>(
  path: string,
  timeoutMs: number,
  run: (url: string, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { CONTENT_HOST } = environment();
  if (!CONTENT_HOST) throw new HostRequestError('CONTENT_HOST is not set');
  try {
    return await withDeadline(timeoutMs, (signal) => run(`${CONTENT_HOST}${path}`, signal));
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

const codeOf = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code;

function asHostError(error: unknown): Error {
  if (error instanceof HostRequestError || error instanceof HostResponseError) return error;
  if (error instanceof TooLarge) return new HostResponseError(error.message);
  if (error instanceof DOMException) return new HostRequestError(error.message);
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
  throw new HostResponseError(result.error.issues[0]?.message);
}
