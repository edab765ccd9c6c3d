import 'server-only';
import { cut } from '@/contract/cut';
import { MAX_REVISION, type documentRecord } from '@/contract/records/documents';
import type { Written } from './endpoint-types';

type Found = Written<typeof documentRecord>;

/** A file that visitors take home, either public or locked behind a one-time code. */
export type OfferedDocument = Omit<Found, 'locked_file'> & {
  /** Where the content host has it: for the server alone. */
  locked?: string;
};

export const offered = ({ locked_file, ...found }: Found): OfferedDocument => ({
  ...found,
  revision: found.revision && cut(found.revision, MAX_REVISION),
  ...(locked_file && { locked: locked_file }),
});
