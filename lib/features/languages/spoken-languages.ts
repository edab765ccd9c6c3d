import 'server-only';
import { NeverLoadedError } from '@/lib/content/store/never-loaded';
import { siteLanguages, type SiteLanguage } from '@/lib/content/store/site-languages';

/** Undefined for what was made from content that has never been fetched. */
export const whereLoaded = <T>(made: Promise<T>): Promise<T | undefined> =>
  made.catch((error: unknown) => {
    if (error instanceof NeverLoadedError) return undefined;
    throw error;
  });

/** The languages of the site; none before there are settings. */
export const spokenLanguages = async (): Promise<SiteLanguage[]> =>
  (await whereLoaded(siteLanguages()))?.spoken ?? [];
