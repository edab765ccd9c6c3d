import 'server-only';
import type * as z from 'zod';
import { cut } from '@/contract/cut';
import { documentRecord, MAX_REVISION } from '@/contract/records/documents';
import { hostFields } from './host-fields';
import type { HostReading } from './warnings';

type Found = z.infer<ReturnType<typeof documentRecord>>;

/** A file that visitors take home, either public or locked behind a one-time code. */
export type OfferedDocument = Omit<Found, 'locked_file'> & {
  /** Where the content host has it: for the server alone. */
  locked?: string;
};

/** What is locked gets no path under `/media`, even where the host names the file twice. */
function offered({ locked_file, file, ...found }: Found): OfferedDocument {
  const document = { ...found, revision: found.revision && cut(found.revision, MAX_REVISION) };
  return locked_file ? { ...document, locked: locked_file } : { ...document, file };
}

export const documents = (found: Found[]): OfferedDocument[] => found.map(offered);

export const documentSchema = (reading: HostReading) =>
  documentRecord(hostFields(reading)).transform(offered);
