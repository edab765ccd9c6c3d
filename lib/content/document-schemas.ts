import 'server-only';
import type * as z from 'zod';
import { documentRecord } from '@/contract/records/documents';
import { hostFields, type HostReading } from './host-fields';

type Found = z.infer<ReturnType<typeof documentRecord>>;

/** A file that visitors take home, either public or locked behind a one-time code. */
export type OfferedDocument = Omit<Found, 'locked_file'> & {
  /** Where the content host has it: for the server alone. */
  locked?: string;
};

/** What is locked gets no path under `/media`, even where the host names the file twice. */
const offered = ({ locked_file, file, ...document }: Found): OfferedDocument =>
  locked_file ? { ...document, locked: locked_file } : { ...document, file };

export const documents = (found: Found[]): OfferedDocument[] => found.map(offered);

export const documentSchema = (reading: HostReading) =>
  documentRecord(hostFields(reading)).transform(offered);
