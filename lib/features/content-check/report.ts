import type { LanguageReport } from './languages/language-report';
import type { FormReport } from './forms';
import type { ShownSample } from './samples-shown';
import type { UnknownField } from './unknown-fields';

/** A value that visitors do not see as it was written. */
export type ValueFault = {
  /** `item 3 “Ring”, id 7`, counted from 0; undefined where the endpoint is one record. */
  item?: string;
  /** `specifications[1].value`; empty for all of it. */
  field: string;
  /** For the person who wrote it. */
  sentence: string;
};

export type EndpointReport = {
  endpoint: string;
  /** Until the end of the body. */
  ms: number;
  slow: boolean;
  /** The envelope; undefined where the response could not be used. */
  shape?: string;
  /** Usable items of a list. */
  items?: number;
  /** An optional endpoint that the host does without. */
  notOffered?: true;
  /** What makes items unusable. */
  dropped: ValueFault[];
  /** Of what is usable. */
  faults: ValueFault[];
  /** Why the whole response cannot be used. */
  error?: string;
  /** Sections of the site that stay empty; any entry fails the check. */
  missing: string[];
  /** No faults. */
  notes: string[];
};

/** A file that visitors cannot see. */
export type FileFault = {
  file: string;
  reason: string;
  /** Who names it: `/api/list/clients, item 3 “Nordic Rail”: thumbnail`. */
  places: string[];
};

/** What was found at one endpoint, in sentences. */
export type Found = { endpoint: string; faults: string[] };

/** What the answers of all endpoints together mean for visitors. */
export type SiteReport = {
  unknownFields: { endpoint: string; fields: UnknownField[] }[];
  duplicates: Found[];
  /** Headings and pages that the site has no place for. */
  unplaced: Found[];
  links: Found[];
  hidden: { path: string; reason: string }[];
  /** Sentences about colours that are shown otherwise. */
  colours: string[];
  language?: string;
  samples: {
    setting: 'on' | 'off';
    /** What visitors see of the samples with either value. */
    on: ShownSample[];
    off: ShownSample[];
  };
};

export type Report = {
  host: string;
  endpoints: EndpointReport[];
  files: {
    checked: number;
    faults: FileFault[];
    /** Pictures that look blurred in their place. */
    small: FileFault[];
  };
  /** The further ones. */
  languages: LanguageReport[];
  forms: FormReport[];
  site: SiteReport;
  /**
   * False where a section of the site would stay empty, the host does not serve a language or fails in it,
   * visitors cannot send a form, or `SAMPLES=off` leaves a sample.
   */
  ok: boolean;
};
