import 'server-only';
import { HttpError } from '@/lib/platform/http/http-error';

const MAX_BYTES = 16 * 1024;

/** form: posted without scripts. */
export type SubmissionFormat = 'json' | 'form';

/** By field, not validated yet. */
export type Values = Record<string, unknown>;

/** @throws HttpError 415 */
export function formatOf(headers: Headers): SubmissionFormat {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  throw new HttpError(415, 'form.jsonOrForm');
}

/** @throws HttpError 413 above `maxBytes`, 400 for unreadable bodies */
export async function readValues(
  request: Request,
  format: SubmissionFormat,
  maxBytes = MAX_BYTES,
): Promise<Values> {
  const text = await readLimited(request, maxBytes);
  if (format === 'form') return Object.fromEntries(new URLSearchParams(text));
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  } catch {}
  throw unreadable();
}

const unreadable = () => new HttpError(400, 'form.unreadable');

async function readLimited(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new HttpError(413, { code: 'form.tooLong', amount: maxBytes / 1024 });
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) break;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    throw unreadable(); // The visitor has left.
  }
  if (size > maxBytes) throw tooLarge();
  return text + decoder.decode();
}
