import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { inDataDir } from '@/server/data-folder';
import { checksumOf, isKnown, recordOf } from './file-records';
import { writeWhole } from '../../node/write-whole';
import { pathWithin } from './write-file';

/*
 * What the editor wrote or read last stands beside its database: an import compares with it, and so
 * tells what was changed in the file from what was saved in the editor since.
 */

const copyPath = (file: string): string => pathWithin(inDataDir('published'), file);

export const keepCopy = (file: string, text: string): Promise<void> =>
  writeWhole(copyPath(file), text);

export const hasCopy = (file: string): boolean =>
  existsSync(/*turbopackIgnore: true*/ copyPath(file));

const parsed = (text: string): unknown => JSON.parse(text.replace(/^\uFEFF/, ''));

/** @returns undefined where there is none, or another than the database knows */
export async function lastPublished(payload: Payload, file: string, current: string) {
  const record = await recordOf(payload, file);
  if (isKnown(record, current)) return parsed(current);
  const copy = await readFile(/*turbopackIgnore: true*/ copyPath(file), 'utf8').catch(
    () => undefined,
  );
  return copy !== undefined && record?.checksum?.split(' ').includes(checksumOf(copy))
    ? parsed(copy)
    : undefined;
}
