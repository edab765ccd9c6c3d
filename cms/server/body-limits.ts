import { SIGNED_OUT } from './error-reasons';

const MB = 1024 * 1024;

const MAX_FILE_MB = 20;
/** The form around a file. */
const MAX_FORM_MB = 1;
/** Anything but a file: a long article has a tenth of it. */
const MAX_TEXT_MB = 4;
/** An address and a password. */
const MAX_STRANGER_BYTES = 64 * 1024;

const FILE_TOO_LARGE = `A file may have ${MAX_FILE_MB} MB at most.`;
const TOO_LARGE = 'This is too much at once. Please save it in parts.';

/** What Payload takes of a form with a file; it sends the fields as one. */
export const uploadLimits = {
  // The parser stops a file that reaches the limit.
  limits: { fileSize: MAX_FILE_MB * MB + 1, files: 1, fields: 10, parts: 12 },
  abortOnLimit: true,
  responseOnLimit: FILE_TOO_LARGE,
};

const bytesOf = (headers: Headers): number => {
  const length = headers.get('content-length');
  return length === null && headers.has('transfer-encoding') ? Infinity : Number(length ?? 0);
};

/** More than a stranger sends. */
export const isLarge = (headers: Headers): boolean => bytesOf(headers) > MAX_STRANGER_BYTES;

/** @returns why the body of a request is not read; undefined where it is */
export function tooLarge(headers: Headers, isKnown: boolean): string | undefined {
  const bytes = bytesOf(headers);
  if (!isKnown) return isLarge(headers) ? SIGNED_OUT : undefined;
  if (headers.get('content-type')?.startsWith('multipart/form-data'))
    return bytes > (MAX_FILE_MB + MAX_FORM_MB) * MB ? FILE_TOO_LARGE : undefined;
  return bytes > MAX_TEXT_MB * MB ? TOO_LARGE : undefined;
}
