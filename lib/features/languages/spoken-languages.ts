import 'server-only';
import { whereLoaded } from '@/lib/content/store/never-loaded';
import { siteLanguages, type SiteLanguage } from '@/lib/content/store/site-languages';

/** The languages of the site; none before there are settings. */
export const spokenLanguages = async (): Promise<SiteLanguage[]> =>
  (await whereLoaded(siteLanguages()))?.spoken ?? [];
