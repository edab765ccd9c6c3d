import { Readable } from 'node:stream';
import Busboy, { type BusboyHeaders } from '@fastify/busboy';

/** A file while it is received. It must be read to its end before the next part comes. */
export type FormFile = { name: string; content: AsyncIterable<Buffer> };
export type FormField = { name: string; value: string };

type Limits = {
  /** Of the whole body. */
  bytes: number;
  fields: number;
  /** Of one field. */
  fieldBytes: number;
  files: number;
};

/** Why a form is read no further. `too many parts`: no browser and no program of ours sends as many. */
export class FormError extends Error {
  constructor(readonly reason: 'unreadable' | 'too large' | 'too many parts' | 'too many files') {
    super(reason);
  }
}

/** Where parts begin, fewer bytes than this are parsed behind a limit. */
const PIECE_BYTES = 8 * 1024;
const PART = '\r\n--';

/** Browsers send a few hundred bytes. */
const PART_HEAD_BYTES = 16 * 1024;
const END_OF_HEAD = '\r\n\r\n';

/**
 * Reads the parts of a multipart form as they come. Whoever stops early lets the rest come and be
 * forgotten: a browser shows an answer only when it has sent everything. Of a body that is too large or
 * has too many parts the rest is not read.
 * @param body stays open where its iterator is made so
 * @throws FormError
 */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  type: string,
  limits: Limits,
): AsyncGenerator<FormField | FormFile> {
  const waiting: (FormField | FormFile | FormError | 'end')[] = [];
  let wake = () => {};
  const push = (event: (typeof waiting)[number]) => {
    waiting.push(event);
    wake();
  };
  const busboy = parserFor(type, limits);
  let file: Readable | undefined;
  const refuse = () => {
    const reason = new FormError('unreadable');
    push(reason);
    // Whoever reads it waits for its end, which the parser is not given.
    file?.destroy(reason);
  };
  const source = Readable.from(piecesOf(body, limits.bytes, headCheck(boundaryOf(type)), refuse), {
    objectMode: false,
  });
  busboy.on('field', (name, value, _nameCut, isCut) =>
    push(isCut ? new FormError('unreadable') : { name, value }),
  );
  busboy.on('file', (_field, content, filename) => {
    file = content.on('error', () => undefined);
    push({ name: filename ?? '', content: readable(content) });
  });
  // Its own limits let the parser go on with the rest, which takes minutes of the only thread.
  for (const limit of ['partsLimit', 'fieldsLimit'] as const)
    busboy.on(limit, () => source.destroy(new FormError('too many parts')));
  busboy.on('filesLimit', () => push(new FormError('too many files')));
  busboy.on('finish', () => push('end')).on('error', () => push(new FormError('unreadable')));

  source.on('error', (error) => {
    const reason = error instanceof FormError ? error : new FormError('unreadable');
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
      if (event instanceof FormError) throw event;
      yield event;
    }
  } finally {
    source.unpipe(busboy);
    source.resume();
    file?.destroy();
  }
}

/** @param refuse is told of a head without end, which the parser never sees: the rest comes and is forgotten */
async function* piecesOf(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  isHeadTooLong: (bytes: Buffer) => boolean,
  refuse: () => void,
) {
  let size = 0;
  let isRefused = false;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new FormError('too large');
    if (isRefused) continue;
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (isHeadTooLong(bytes)) {
      isRefused = true;
      refuse();
      continue;
    }
    const step = bytes.includes(PART) ? PIECE_BYTES : bytes.length;
    for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
  }
}

/** The parser reads on in a head without end. @returns to be given all bytes, until it says yes */
function headCheck(boundary: string): (bytes: Buffer) => boolean {
  const mark = `${PART}${boundary}`;
  let place: 'head' | 'content' | 'behind' = 'content';
  /** Not looked through yet; the first part needs no line before. */
  let rest = Buffer.from('\r\n');
  return (bytes) => {
    if (place === 'behind') return false;
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const at = rest.indexOf(place === 'head' ? END_OF_HEAD : mark);
      if (place === 'content') {
        // A mark may have begun at the end.
        rest = rest.subarray(at === -1 ? 1 - mark.length : at + mark.length);
        if (at === -1) return false;
        place = 'head';
      } else if (rest.toString('latin1', 0, 2) === '--') {
        place = 'behind';
        return false;
      } else {
        if ((at === -1 ? rest.length : at) > PART_HEAD_BYTES) return true;
        if (at === -1) return false;
        // Its last line may begin the next mark.
        rest = rest.subarray(at + 2);
        place = 'content';
      }
    }
  };
}

/** @throws FormError for what the parser might read otherwise */
function boundaryOf(type: string): string {
  const [, , boundary] =
    /^multipart\/form-data;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i.exec(type) ?? [];
  if (!boundary) throw new FormError('unreadable');
  return boundary;
}

/** @throws FormError where the body ends in the middle of the file */
async function* readable(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw error instanceof FormError ? error : new FormError('unreadable');
  }
}

function parserFor(type: string, { fields, fieldBytes, files }: Limits) {
  try {
    return new Busboy({
      headers: { 'content-type': type } as BusboyHeaders,
      limits: {
        ...{ fields, files, parts: fields + files, fieldSize: fieldBytes },
        ...{ fieldNameSize: 100, headerPairs: 20, headerSize: 8 * 1024 },
      },
    });
  } catch {
    throw new FormError('unreadable');
  }
}
