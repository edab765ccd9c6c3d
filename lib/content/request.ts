import 'server-only';
import { environment } from '@/lib/env';
import { withDeadline } from '@/lib/http/deadline';
import { refusesInBody } from '@/lib/http/own-status';
import { readText, TooLarge } from '@/lib/http/read-text';
import { ContentRequestError, ContentShapeError } from './errors';

const TIMEOUT_MS = 2_000;
/** Enough for some 20,000 items with their texts. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Asks the content host for one JSON document.
 * A reset connection is tried once more; a slow, refused or oversized answer is not.
 * @param path address on the host, with its leading slash
 * @throws ContentRequestError or ContentShapeError
 */
export async function requestJson(path: string): Promise<unknown> {
  const { CONTENT_HOST } = environment();
  if (!CONTENT_HOST) throw new ContentRequestError('CONTENT_HOST is not set');
  let text: string;
  try {
    text = await withDeadline(TIMEOUT_MS, (signal) => ask(`${CONTENT_HOST}${path}`, signal));
  } catch (error) {
    throw asContentError(error);
  }
  const body = parse(text);
  if (refusesInBody(body)) {
    throw new ContentRequestError(`answered status ${JSON.stringify(body.status)} in its body`);
  }
  return body;
}

async function ask(url: string, signal: AbortSignal): Promise<string> {
  const { CONTENT_TOKEN } = environment();
  const response = await fetchOnceMore(url, {
    cache: 'no-store',
    redirect: 'error',
    headers: {
      accept: 'application/json',
      ...(CONTENT_TOKEN && { authorization: `Bearer ${CONTENT_TOKEN}` }),
    },
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ContentRequestError(`answered ${response.status}`);
  }
  return readText(response, MAX_BYTES, signal);
}

/** A kept-alive connection that the host closed in the same moment says nothing about the host. */
async function fetchOnceMore(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (!['ECONNRESET', 'UND_ERR_SOCKET'].includes(codeOf(error) ?? '')) throw error;
    return fetch(url, init);
  }
}

const codeOf = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code;

function asContentError(error: unknown): Error {
  if (error instanceof ContentRequestError) return error;
  if (error instanceof TooLarge) return new ContentShapeError(error.message);
  if (error instanceof DOMException) return new ContentRequestError(error.message);
  const code = codeOf(error);
  return new ContentRequestError(code ? `not reachable (${code})` : 'not reachable', {
    cause: error,
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContentShapeError('answered something that is not JSON');
  }
}
