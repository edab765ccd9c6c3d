import 'server-only';
import { NAMED_FILES, REQUEST_BYTES } from '@/contract/drawings';
import { FormError, readMultipart, type FormField, type FormFile } from '@/node/read-multipart';
import { HttpError } from '@/lib/platform/http/http-error';
import type { QuoteValues } from './part-rows';

/** All fields, then the files one by one. */
export type QuoteForm = {
  values: QuoteValues;
  files: AsyncIterable<FormFile>;
  /** Reads what is left and forgets it: a browser shows an answer only when it has sent everything. */
  discard: () => void;
};

const LIMITS = {
  bytes: REQUEST_BYTES,
  fields: 150,
  fieldBytes: 12 * 1024,
  files: NAMED_FILES,
};

export const tooLarge = () => new HttpError(413, 'quote.tooLargeTogether');

const errors: Record<FormError['reason'], () => HttpError> = {
  unreadable: () => new HttpError(400, 'form.unreadable'),
  'too large': tooLarge,
  'too many parts': () => new HttpError(413, 'quote.tooManyFields'),
  'too many files': () => new HttpError(400, 'quote.tooManyFiles'),
};

/** @throws HttpError in place of a FormError */
async function* forVisitors<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (error) {
    throw error instanceof FormError ? errors[error.reason]() : error;
  }
}

/** Reads a multipart form as a stream; fields behind the first file are ignored. @throws HttpError */
export async function readQuoteForm(request: Request): Promise<QuoteForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data') || !request.body) {
    throw new HttpError(415, 'form.wrongFormat');
  }
  if (Number(request.headers.get('content-length') ?? 0) > LIMITS.bytes) throw tooLarge();
  // Cancelled, it would take the connection with it, and with that the answer.
  const body = request.body.values({ preventCancel: true });
  const parts = forVisitors(readMultipart(body, type, LIMITS));
  const values: QuoteValues = {};
  // Not by `for await`, which would end the generator at the first file.
  for (;;) {
    const { value: part, done } = await parts.next();
    const discard = () => void parts.return(undefined).catch(() => undefined);
    if (done) return { values, files: (async function* none() {})(), discard };
    if ('content' in part) return { values, files: filesFrom(part, parts), discard };
    values[part.name] = part.value;
  }
}

async function* filesFrom(first: FormFile, parts: AsyncIterable<FormField | FormFile>) {
  yield named(first);
  for await (const part of parts) if ('content' in part) yield named(part);
}

const named = ({ name, content }: FormFile): FormFile => ({ name, content: forVisitors(content) });
