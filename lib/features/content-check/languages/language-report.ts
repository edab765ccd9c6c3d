import type { SiteLanguage } from '@/contract/languages/site-languages';
import type { ValueFault } from '../report';

/** What a further language has at an endpoint. */
export type TranslatedReport = {
  endpoint: string;
  /** Why the answer cannot be used; it fails the check. */
  error?: string;
  /** As for the main language. */
  dropped: ValueFault[];
  faults: ValueFault[];
  /** What is missing, and what stands in its place. No faults. */
  notes: string[];
};

/** A further language that the settings name. */
export type LanguageReport = SiteLanguage & {
  /** Why it does not exist for visitors; it fails the check. */
  notServed?: string;
  endpoints: TranslatedReport[];
  /** The pages that the main language has and this one does not. */
  notOffered: { path: string; reason: string }[];
};

export const isWhole = ({ notServed, endpoints }: LanguageReport): boolean =>
  notServed === undefined && endpoints.every(({ error }) => error === undefined);
