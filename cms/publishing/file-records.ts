import { createHash } from 'node:crypto';
import type { Payload } from 'payload';

const COLLECTION = 'published-files';

export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

type FileRecord = {
  id: number;
  checksum?: string | null;
  state?: string | null;
  comparison?: string | null;
};
type Values = {
  checksum?: string;
  state: 'published' | 'stopped';
  message?: string | null;
  comparison?: string | null;
};

export async function recordOf(payload: Payload, file: string): Promise<FileRecord | undefined> {
  const { docs } = await payload.find({
    collection: COLLECTION,
    where: { file: { equals: file } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0] as FileRecord | undefined;
}

/** The file is one of those that the editor wrote or read last. */
export const isKnown = (record: FileRecord | undefined, text: string): boolean =>
  record?.checksum?.split(' ').includes(checksumOf(text)) ?? false;

export async function saveRecord(payload: Payload, file: string, values: Values): Promise<void> {
  const found = await recordOf(payload, file);
  const data = { message: null, comparison: null, ...values, file };
  if (found)
    await payload.update({ collection: COLLECTION, id: found.id, data, overrideAccess: true });
  else await payload.create({ collection: COLLECTION, data, overrideAccess: true });
}
