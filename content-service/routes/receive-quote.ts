import { cut } from '../../contract/cut';
import type { FastifyRequest } from 'fastify';
import {
  cleanFileName,
  DRAWING_LIMITS,
  TOO_LARGE,
  TOO_MANY,
  WRONG_TYPE,
} from '../../contract/drawings';
import { HttpError } from '../http/http-error';
import type { DrawingsFolder, IncomingFile } from '../store/drawings-folder';
import type { Drawing } from '../store/enquiries';

/** A file that was not taken, by the name that the visitor gave it. */
export interface RefusedFile {
  name: string;
  message: string;
}

interface Received {
  /** The field `quote`, not checked. */
  quote: unknown;
  drawings: Drawing[];
  refused: RefusedFile[];
}

/** All that a request may have, with room for the frames of its parts. */
export const QUOTE_BODY_BYTES = DRAWING_LIMITS.files * DRAWING_LIMITS.bytes + 1024 * 1024;

const QUOTE_FIELD_BYTES = 64 * 1024;

const reasons = { 'wrong type': WRONG_TYPE, 'too large': TOO_LARGE };

/** Above, a request is nonsense; up to there each file that is too many is named. */
const FILES_READ = 4 * DRAWING_LIMITS.files;

/**
 * Writes the files of a multipart request to the disk as they come.
 * @throws HttpError; nothing is stored then
 */
export async function receiveQuote(
  request: FastifyRequest,
  folder: DrawingsFolder,
): Promise<Received> {
  if (!request.isMultipart()) throw new HttpError(415, 'Please send the request as a form.');
  const received: Received = { quote: undefined, drawings: [], refused: [] };
  let bytes = 0;
  request.raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    // A body without a length that does not end.
    if (bytes > QUOTE_BODY_BYTES) request.raw.destroy();
  });
  const limits = {
    fields: 1,
    fieldSize: QUOTE_FIELD_BYTES,
    files: FILES_READ,
    parts: FILES_READ + 1,
    fileSize: DRAWING_LIMITS.bytes,
    headerPairs: 20,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname === 'quote' && !part.valueTruncated) received.quote = jsonOf(part.value);
      } else {
        await receiveFile(part.filename ?? '', part.file as unknown as IncomingFile);
      }
    }
    if (received.drawings.length > 0) await folder.sync();
    return received;
  } catch (error) {
    await folder.remove(received.drawings.map(({ storedAs }) => storedAs));
    throw readable(error as NodeJS.ErrnoException);
  }

  async function receiveFile(name: string, file: IncomingFile) {
    const shown = cut(name.replace(/[\s\p{C}]+/gu, ' '), 200);
    const isTooMany = received.drawings.length >= DRAWING_LIMITS.files;
    const result = isTooMany ? await skip(file) : await folder.receive(file);
    // What a browser sends for a field without a file.
    if (result === 'empty') return;
    if (result === 'too many') received.refused.push({ name: shown, message: TOO_MANY });
    else if (typeof result === 'string')
      received.refused.push({ name: shown, message: reasons[result] });
    else received.drawings.push({ ...result, name: cleanFileName(name, result.type) });
  }
}

/** Browsers and `FormData` send the field as text. */
function jsonOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

async function skip(file: IncomingFile): Promise<'empty' | 'too many'> {
  let isEmpty = true;
  for await (const chunk of file) isEmpty &&= chunk.length === 0;
  return isEmpty ? 'empty' : 'too many';
}

/** Full disks, and requests that are not what they say. */
function readable(error: NodeJS.ErrnoException & { statusCode?: number }): Error {
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(error.code ?? ''))
    return new HttpError(507, 'Your drawings cannot be stored now; please send them by e-mail.');
  const isForeign = /multipart|terminated early|boundary|malformed/i.test(error.message);
  return isForeign ? new HttpError(400, 'The request could not be understood.') : error;
}
