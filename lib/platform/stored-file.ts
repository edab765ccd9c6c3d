import { open } from 'node:fs/promises';
import { writeWhole } from '@/node/write-whole';

/*
 * Files that begin with a line of JSON, their head, which can be read alone.
 */

const END_OF_HEAD = '\n';

/** More than any head has. */
const HEAD_BYTES = 32 * 1024;

export const withHead = (head: object, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(JSON.stringify(head) + END_OF_HEAD), bytes]);

/** @throws for what `withHead` did not make */
export function splitHead(stored: Buffer): { head: unknown; bytes: Buffer } {
  const end = stored.indexOf(END_OF_HEAD);
  return { head: JSON.parse(stored.toString('utf8', 0, end)), bytes: stored.subarray(end + 1) };
}

/** @throws for what `withHead` did not make */
export async function readHead(file: string): Promise<unknown> {
  const opened = await open(/* turbopackIgnore: true */ file);
  try {
    const { buffer, bytesRead } = await opened.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    return splitHead(buffer.subarray(0, bytesRead)).head;
  } finally {
    await opened.close();
  }
}

/** By file, the last write under way. */
const writes = new Map<string, Promise<void>>();

/** Of several writes of a file the last that was begun stays. */
export function writeInTurn(file: string, bytes: Buffer): Promise<void> {
  const before = writes.get(file) ?? Promise.resolve();
  const done = before
    .catch(() => undefined)
    .then(() => writeWhole(file, bytes))
    .finally(() => {
      if (writes.get(file) === done) writes.delete(file);
    });
  writes.set(file, done);
  return done;
}
