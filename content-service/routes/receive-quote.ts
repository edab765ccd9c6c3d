import type { Readable } from 'node:stream';
import {
  cleanFileName,
  DRAWING_LIMITS,
  drawingTypes,
  NAMED_FILES,
  REQUEST_BYTES,
  shownFileName,
  TOO_LARGE_REQUEST,
  TOO_MANY,
} from '../../contract/drawings';
import { FormError, readMultipart, type FormFile } from '../../node/read-multipart';
import { drawingSentences } from '../../words/drawing-sentences';
import type { Words } from '../../words/words';
import { HttpError } from '../http/http-error';
import type { DrawingsFolder } from '../store/drawings-folder';
import type { Drawing } from '../store/enquiries';

/** A file that was not taken, by the name that the visitor gave it. */
export interface RefusedFile {
  name: string;
  message: string;
}

interface Received {
  /** The field `quote`, not checked. */
  quote: unknown;
  drawings: (Drawing & { sha256: string })[];
  refused: RefusedFile[];
}

/** Why a file was not taken, as the site shows it to the visitor. */
function reasons(words: Words) {
  const said = drawingSentences(words, DRAWING_LIMITS, Object.keys(drawingTypes));
  return {
    'wrong type': said.wrongType,
    'too large': said.tooLarge,
    'too many': said.tooManyFiles,
  };
}

type Refusal = [status: number, message: string];

export const TOO_LARGE_BODY: Refusal = [413, TOO_LARGE_REQUEST];

const errors: Record<FormError['reason'], Refusal> = {
  unreadable: [400, 'The request could not be understood.'],
  'too large': TOO_LARGE_BODY,
  'too many parts': [413, 'The request has too many parts.'],
  'too many files': [400, TOO_MANY],
};

const LIMITS = {
  bytes: REQUEST_BYTES,
  fields: 1,
  fieldBytes: 64 * 1024,
  files: NAMED_FILES,
};

/**
 * Writes the files of a multipart request to the disk as they come.
 * @param wordsFor what is said of files that are refused, by the field `quote` as far as it has come
 * @param noRoom makes the error where the disk is full
 * @param admitFile called when the first bytes of a file have come; throws to refuse the request
 * @throws HttpError; nothing is stored then
 */
export async function receiveQuote(
  body: Readable,
  type: string,
  {
    folder,
    wordsFor,
    admitFile,
    noRoom,
  }: {
    folder: DrawingsFolder;
    wordsFor: (quote: unknown) => Words;
    admitFile: () => Promise<void>;
    noRoom: (why: string) => Error;
  },
): Promise<Received> {
  const received: Received = { quote: undefined, drawings: [], refused: [] };
  try {
    // Destroyed, it would take the connection with it, and with that the answer.
    const chunks = body.iterator({ destroyOnReturn: false });
    for await (const part of readMultipart(chunks, type, LIMITS)) {
      if ('content' in part) await receiveFile(part);
      else if (part.name === 'quote') received.quote = jsonOf(part.value);
    }
    if (received.drawings.length > 0) await folder.sync();
    return received;
  } catch (error) {
    await folder.remove(received.drawings.map(({ storedAs }) => storedAs));
    throw inWords(error as NodeJS.ErrnoException, noRoom);
  }

  async function receiveFile({ name, content }: FormFile) {
    const shown = shownFileName(name);
    const isTooMany = received.drawings.length >= DRAWING_LIMITS.files;
    const result = isTooMany ? await skip(content) : await folder.receive(admitted(content));
    // What a browser sends for a field without a file.
    if (result === 'empty') return;
    if (typeof result === 'string')
      received.refused.push({
        name: shown,
        message: reasons(wordsFor(received.quote))[result],
      });
    else received.drawings.push({ ...result, name: cleanFileName(name, result.type) });
  }

  async function* admitted(content: FormFile['content']) {
    let isAdmitted = false;
    for await (const chunk of content) {
      if (!isAdmitted && chunk.length > 0) await admitFile();
      isAdmitted ||= chunk.length > 0;
      yield chunk;
    }
  }
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

async function skip(content: FormFile['content']): Promise<'empty' | 'too many'> {
  let isEmpty = true;
  for await (const chunk of content) isEmpty &&= chunk.length === 0;
  return isEmpty ? 'empty' : 'too many';
}

/** Full disks, and requests that are not what they say. */
function inWords(error: NodeJS.ErrnoException, noRoom: (why: string) => Error): Error {
  const { code = '' } = error;
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) return noRoom(code);
  return error instanceof FormError ? new HttpError(...errors[error.reason]) : error;
}
