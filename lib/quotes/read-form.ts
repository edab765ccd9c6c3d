import 'server-only';
import { Readable } from 'node:stream';
import Busboy, { type BusboyHeaders } from '@fastify/busboy';
import { DRAWING_LIMITS, TOO_MANY } from '@/contract/drawings';
import { HttpError } from '@/lib/http/http-error';
import type { QuoteValues } from './part-rows';

/** A file while it is received. It must be read to its end before the next one comes. */
export type FormFile = { name: string; content: AsyncIterable<Buffer> };

/** All fields, then the files one by one. */
export type QuoteForm = {
  values: QuoteValues;
  files: AsyncIterable<FormFile>;
  /** Reads what is left and forgets it: a browser shows an answer only when it has sent everything. */
  discard: () => void;
};

const MAX_BYTES = DRAWING_LIMITS.files * DRAWING_LIMITS.bytes + 512 * 1024;
const FIELDS = 150;
/** Above, a request is nonsense; up to there each file that is too many is named. */
const FILES = 20;
const LIMITS = {
  fields: FIELDS,
  files: FILES,
  parts: FIELDS + FILES,
  fieldSize: 12 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8 * 1024,
};
const PIECE_BYTES = 8 * 1024;

const unreadable = () => new HttpError(400, 'The request could not be read.');
export const tooLarge = () =>
  new HttpError(413, 'The drawings are too large. Please send at most five files of 25 MB.');

/** Reads a multipart form as a stream; fields behind the first file are ignored. @throws HttpError */
export async function readQuoteForm(request: Request): Promise<QuoteForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data') || !request.body) {
    throw new HttpError(415, 'Please send the request as a form.');
  }
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge();
  const events = parse(request.body, type);
  const values: QuoteValues = {};
  // Not by `for await`, which would end the generator at the first file.
  for (;;) {
    const { value: event, done } = await events.next();
    const discard = () => void events.return(undefined).catch(() => undefined);
    if (done) return { values, files: (async function* none() {})(), discard };
    if ('content' in event) return { values, files: filesFrom(event, events), discard };
    values[event.name] = event.value;
  }
}

type Event = { name: string; value: string } | FormFile;

async function* filesFrom(first: FormFile, events: AsyncIterable<Event>) {
  yield first;
  for await (const event of events) if ('content' in event) yield event;
}

async function* parse(body: ReadableStream<Uint8Array>, type: string): AsyncGenerator<Event> {
  const waiting: (Event | Error | 'end')[] = [];
  let wake = () => {};
  const push = (event: (typeof waiting)[number]) => {
    waiting.push(event);
    wake();
  };
  const busboy = parserFor(type);
  const source = Readable.from(piecesOf(body), { objectMode: false });
  let file: Readable | undefined;
  busboy.on('field', (name, value, _nameCut, isCut) =>
    push(isCut ? unreadable() : { name, value }),
  );
  busboy.on('file', (_field, content, filename) => {
    file = content.on('error', () => undefined);
    push({ name: filename ?? '', content: readable(content) });
  });
  // No browser sends as many: the parser would go on with the rest for minutes.
  for (const limit of ['partsLimit', 'fieldsLimit'] as const)
    busboy.on(limit, () => source.destroy(unreadable()));
  busboy.on('filesLimit', () => push(new HttpError(400, TOO_MANY)));
  busboy.on('finish', () => push('end')).on('error', () => push(unreadable()));

  source.on('error', (error) => {
    const reason = error instanceof HttpError ? error : unreadable();
    push(reason);
    busboy.destroy(reason);
    file?.destroy(reason);
  });
  source.pipe(busboy);
  try {
    for (;;) {
      while (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const event = waiting.shift()!;
      if (event === 'end') return;
      if (event instanceof Error) throw event;
      yield event;
    }
  } finally {
    source.unpipe(busboy);
    source.resume();
    file?.destroy();
  }
}

/** The parser stops at a limit only behind what it was given at once. @throws HttpError 413 */
async function* piecesOf(body: ReadableStream<Uint8Array>) {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw tooLarge();
    for (let at = 0; at < chunk.byteLength; at += PIECE_BYTES)
      yield chunk.subarray(at, at + PIECE_BYTES);
  }
}

/** @throws HttpError where the body ends in the middle of the file */
async function* readable(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable();
  }
}

function parserFor(type: string) {
  try {
    return new Busboy({ headers: { 'content-type': type } as BusboyHeaders, limits: LIMITS });
  } catch {
    throw unreadable();
  }
}
