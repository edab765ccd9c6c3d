import 'server-only';
import {
  cleanFileName,
  DRAWING_LIMITS,
  drawingType,
  HEAD_BYTES,
  shownFileName,
} from '@/contract/drawings';
import type { FormFile } from '@/node/read-multipart';
import type { RefusedFile } from './chosen-files';

/**
 * Passes on the files that are drawings, with clean names; the others are read to their end.
 * @param refuse is told of each of the others; of one that is too large after its first 25 MB
 */
export async function* acceptedFiles(
  files: AsyncIterable<FormFile>,
  refuse: (file: RefusedFile) => void,
): AsyncGenerator<FormFile> {
  let taken = 0;
  for await (const { name, content } of files) {
    const { head, rest } = await withHead(content);
    const type = drawingType(head);
    const isTooMany = taken >= DRAWING_LIMITS.files;
    if (head.length === 0) {
      // Browsers send a file without a name for an empty field.
      if (name) refuse({ file: shownFileName(name), reason: 'quote.emptyFile' });
    } else if (isTooMany || !type) {
      await readOn(rest);
      const reason = isTooMany ? 'quote.tooManyFiles' : 'quote.wrongType';
      refuse({ file: shownFileName(name), reason });
    } else {
      taken += 1;
      const tooLarge = () => refuse({ file: shownFileName(name), reason: 'quote.tooLarge' });
      yield { name: cleanFileName(name, type), content: upToLimit(head, rest, tooLarge) };
    }
  }
}

async function withHead(content: AsyncIterable<Buffer>) {
  const chunks = content[Symbol.asyncIterator]();
  const rest = { [Symbol.asyncIterator]: () => chunks };
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return { head, rest };
}

async function readOn(rest: AsyncIterable<Buffer>): Promise<void> {
  const chunks = rest[Symbol.asyncIterator]();
  while (!(await chunks.next()).done);
}

/** Ends behind the limit, so that the host sees that the file is too large. */
async function* upToLimit(head: Buffer, rest: AsyncIterable<Buffer>, tooLarge: () => void) {
  yield head;
  let size = head.length;
  for await (const chunk of rest) {
    if (size <= DRAWING_LIMITS.bytes) yield chunk;
    size += chunk.length;
  }
  if (size > DRAWING_LIMITS.bytes) tooLarge();
}
