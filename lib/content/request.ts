import 'server-only';
import { environment } from '@/lib/env';
import { ContentRequestError, ContentShapeError } from './errors';

const TIMEOUT_MS = 2_000;
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Asks the content host for one JSON document.
 * A reset connection is tried once more; a slow, refused or oversized answer is not.
 * @param path address on the host, with its leading slash
 * @throws ContentRequestError or ContentShapeError
 */
export async function requestJson(path: string): Promise<unknown> {
  const { CONTENT_HOST, CONTENT_TOKEN } = environment();
  if (!CONTENT_HOST) throw new ContentRequestError('CONTENT_HOST is not set');
  const response = await fetchOnceMore(`${CONTENT_HOST}${path}`, {
    cache: 'no-store',
    redirect: 'error',
    headers: {
      accept: 'application/json',
      ...(CONTENT_TOKEN && { authorization: `Bearer ${CONTENT_TOKEN}` }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ContentRequestError(`answered ${response.status}`);
  }
  const text = await readLimited(response);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new ContentShapeError('answered something that is not JSON');
  }
  refuseOwnStatus(body);
  return body;
}

async function fetchOnceMore(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (!isReset(error)) throw new ContentRequestError(reasonOf(error), { cause: error });
  }
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new ContentRequestError(reasonOf(error), { cause: error });
  }
}

/** A kept-alive connection that the host closed in the same moment: says nothing about the host. */
function isReset(error: unknown): boolean {
  const code = (error as { cause?: { code?: string } }).cause?.code;
  return code === 'ECONNRESET' || code === 'UND_ERR_SOCKET';
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `no answer within ${TIMEOUT_MS} ms`;
  }
  const code = (error as { cause?: { code?: string } }).cause?.code;
  return code ? `not reachable (${code})` : 'not reachable';
}

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) throw new ContentShapeError(`answered more than ${MAX_BYTES} bytes`);
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (error instanceof ContentShapeError) throw error;
    throw new ContentRequestError(reasonOf(error), { cause: error });
  }
  return text + decoder.decode();
}

/** Some hosts answer 200 and say in the body that they refuse. */
function refuseOwnStatus(body: unknown): void {
  if (typeof body !== 'object' || body === null || !('status' in body)) return;
  const { status } = body;
  if (typeof status === 'number' && status !== 200) {
    throw new ContentRequestError(`answered status ${status} in its body`);
  }
}
