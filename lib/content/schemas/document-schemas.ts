import 'server-only';
import { cut } from '@/contract/cut';
import { MAX_REVISION, type documentRecord } from '@/contract/records/documents';
import type { Audience, Written } from './endpoint-types';

type Found = Written<typeof documentRecord>;

/** A file that visitors take home, either public or locked behind a one-time code. */
export type OfferedDocument = Omit<Found, 'locked_file'> & {
  /** Of its title, where that is not the page's. */
  lang?: string;
  /** Where the content host has it: for the server alone. */
  locked?: string;
};

/** @param lang the main language's, where a further one has no documents of its own: it is named */
export const offered = ({ locked_file, ...found }: Found, lang?: string): OfferedDocument => ({
  ...found,
  ...(lang && { lang, language: found.language ?? new Intl.Locale(lang).language }),
  revision: found.revision && cut(found.revision, MAX_REVISION),
  ...(locked_file && { locked: locked_file }),
});

/** Of the list of downloads, which a further language has as a whole. */
export const download = (found: Found, { region }: Audience): OfferedDocument =>
  offered(found, found.langs && region.locale);
