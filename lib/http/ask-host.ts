import 'server-only';
import { environment } from '@/lib/env';
import { log } from '@/lib/log';
import { REQUEST_ID_HEADER } from '@/lib/http/request-id';
import { currentRequestId } from '@/lib/request-scope';
import { withDeadline } from './deadline';
import { refusesInBody } from './own-status';
import { readText } from './read-text';

const MAX_BYTES = 64 * 1024;

/** The host could not be reached, took too long, or said something that is no answer. */
export class HostUnavailable extends Error {
  override name = 'HostUnavailable';
}

export type HostAnswer = {
  /** 2xx, and no other status in the body. */
  accepted: boolean;
  status: number;
  /** Stays on the server: it may hold a code. */
  body: Record<string, unknown>;
};

type Question = {
  query?: Record<string, string>;
  /** Sent as JSON with POST; without it the question is a GET. */
  body?: Record<string, unknown>;
  timeoutMs: number;
};

/**
 * Puts one question to the content host, once: a visitor who was refused asks again himself.
 * @throws HostUnavailable
 */
export async function askHost(
  path: string,
  { query, body, timeoutMs }: Question,
): Promise<HostAnswer> {
  const { CONTENT_HOST, CONTENT_TOKEN } = environment();
  if (!CONTENT_HOST) throw new HostUnavailable('CONTENT_HOST is not set');
  const id = currentRequestId();
  const search = query ? `?${new URLSearchParams(query)}` : '';
  try {
    return await withDeadline(timeoutMs, async (signal) => {
      const response = await fetch(`${CONTENT_HOST}${path}${search}`, {
        method: body ? 'POST' : 'GET',
        cache: 'no-store',
        redirect: 'error',
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(CONTENT_TOKEN && { authorization: `Bearer ${CONTENT_TOKEN}` }),
          ...(id && { [REQUEST_ID_HEADER]: id }),
        },
        body: body && JSON.stringify(body),
        signal,
      });
      const answer = asRecord(await readText(response, MAX_BYTES, signal));
      const accepted = response.ok && !refusesInBody(answer);
      if (!accepted) log.warn({ endpoint: path, status: response.status }, 'refused by the host');
      return { accepted, status: response.status, body: answer };
    });
  } catch (error) {
    // No query and no body in the log: they name the visitor.
    log.warn({ endpoint: path, reason: String(error) }, 'host not reached');
    throw new HostUnavailable(path, { cause: error });
  }
}

/** What is no JSON object counts as an empty one. */
function asRecord(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}
