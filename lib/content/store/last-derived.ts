import 'server-only';
import type { SiteLanguage } from '@/contract/languages/site-languages';
import { derivedValues, type Derived } from './content-versions';

/** For what cannot wait for content. Undefined where nobody has asked for it yet. */
export const lastDerived = <T>(name: string) => derivedValues.get(name) as Derived<T> | undefined;

/** Of the value that says which languages the site has. */
export const LANGUAGES = 'languages';

export type Languages = {
  /** Those that visitors may see, the main one first. */
  spoken: SiteLanguage[];
  /** The paths of those of which nobody knows yet whether the host serves them. */
  awaited: string[];
};

/** Undefined before there are settings. */
export const languagesOfNow = (): Languages | undefined => lastDerived<Languages>(LANGUAGES)?.value;
