import 'server-only';
import type * as z from 'zod';
import { LIST_BYTES, RECORD_BYTES } from '@/contract/content-limits';
import { endpointName } from '@/contract/languages/endpoint-name';
import { readBytes, readText, TooLarge } from '@/lib/platform/http/read-text';
import { requireLanguage } from './answer-language';
import { refusesInBody } from './body-status';
import { codeOf, HostRequestError, HostResponseError } from './errors';
import { asHostError, exchange, parseJson, requestHost, validate } from './client';
import { largeAnswerTurn } from './large-answer';
import { findItems, type SentItem } from './list-items';

const CONTENT_TIMEOUT_MS = 2_000;
/** Larger answers wait for each other. */
const LARGE_BYTES = 1024 * 1024;

/**
 * Retried once after a connection reset only.
 * @param options.locale of a further language in which the host is asked
 * @throws HostRequestError or HostResponseError; NotServedError for an answer in another language
 */
export async function getJson<T>(
  path: string,
  schema: z.ZodType<T>,
  { maxBytes = RECORD_BYTES, locale }: { maxBytes?: number; locale?: string } = {},
): Promise<T> {
  return exchange(endpointName(path, locale), CONTENT_TIMEOUT_MS, async (url, signal) => {
    const response = await requestContent(url, signal);
    const body = parseJson(await readText(response, maxBytes, signal));
    if (body === undefined) throw new HostResponseError('answered something that is not JSON');
    rejectRefusal(body);
    requireLanguage(locale, languageOf(response), (body as { locale?: unknown } | null)?.locale);
    return validate(body, schema);
  });
}

const languageOf = ({ headers }: Response): string | null => headers.get('content-language');

export const getLongJson = <T>(
  path: string,
  schema: z.ZodType<T>,
  { locale }: { locale?: string } = {},
): Promise<T> => getJson(path, schema, { maxBytes: LIST_BYTES, locale });

/** The list counts among the few large answers in memory while it is read. @throws as `getJson` and `read` */
export async function readListItems<T>(
  path: string,
  read: (items: Iterable<SentItem>) => Promise<T>,
  locale?: string,
): Promise<T> {
  const turn = largeAnswerTurn();
  try {
    const { bytes, language } = await readList(endpointName(path, locale), turn);
    const { status, locale: told, items } = findItems(bytes);
    if (status !== undefined) rejectRefusal({ status });
    requireLanguage(locale, language, told);
    return await read(items);
  } finally {
    turn.release();
  }
}

/** Waiting for the turn does not count: only the host can be too slow. */
async function readList(
  path: string,
  turn: { take: () => Promise<void> },
): Promise<{ bytes: Buffer; language: string | null }> {
  const { reader, language, ...start } = await exchange(
    path,
    CONTENT_TIMEOUT_MS,
    async (url, signal) => {
      const response = await requestContent(url, signal);
      const reader = response.body?.getReader();
      if (!reader) throw new HostResponseError('answered something that is not JSON');
      const language = languageOf(response);
      return { reader, language, ...(await readBytes(reader, LARGE_BYTES, signal)) };
    },
  );
  if (start.ended) return { bytes: start.bytes, language };
  try {
    await turn.take();
    const { bytes, ended } = await exchange(path, CONTENT_TIMEOUT_MS, (_, signal) =>
      readBytes(reader, LIST_BYTES, signal, start.bytes),
    );
    if (!ended) throw asHostError(new TooLarge(LIST_BYTES));
    return { bytes, language };
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

async function retryOnReset(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (!['ECONNRESET', 'UND_ERR_SOCKET'].includes(codeOf(error) ?? '')) throw error;
    return send();
  }
}
