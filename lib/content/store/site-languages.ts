import 'server-only';
import { endpointName } from '@/contract/languages/endpoint-name';
import { languagesIn, MAIN, type SiteLanguage } from '@/contract/languages/site-languages';
import { hasWordsIn } from '@/words/words';
import { heldNow } from './cache';
import { SETTINGS, type Snapshot } from './content-types';
import { inLanguage } from './current-language';
import { derived } from './derive';
import { warnOnce } from './fetch-endpoint';
import { LANGUAGES, type Languages } from './last-derived';
import { NeverLoadedError } from './never-loaded';

export { MAIN, type SiteLanguage };

type Settings = Parameters<typeof languagesIn>[0];

const inSettings = (settings: unknown) => languagesIn((settings ?? {}) as Settings, hasWordsIn);

/** Also those that no host has answered in. */
const namedLanguages = (settings: unknown): SiteLanguage[] => inSettings(settings).languages;

/** The locales that the settings name, the main one first. */
export const namedLocales = (snapshot: Snapshot): string[] =>
  namedLanguages(snapshot.get(SETTINGS)?.value).map(({ locale }) => locale);

/** A further language is one once the host has answered its settings in it, whatever the host does afterwards. */
export const languagesValue = derived<Languages>(
  LANGUAGES,
  async () => {
    const settings = heldNow(SETTINGS);
    if (settings === undefined) throw new NeverLoadedError('settings');
    const { languages, faults } = inSettings(settings);
    for (const { index, sentence } of faults) {
      const { locale } = (settings as Settings).languages![index]!;
      warnOnce({ endpoint: SETTINGS, locale, reason: sentence }, 'language left out');
    }
    const [main, ...further] = languages;
    const answered = further.map((language) => ({
      language,
      own: heldNow(endpointName(SETTINGS, language.locale)),
    }));
    return {
      spoken: [main!, ...answered.flatMap(({ language, own }) => (own ? language : []))],
      awaited: answered.flatMap(({ language, own }) => (own === undefined ? language.path : [])),
    };
  },
  (languages) => languages,
);

/** The languages of the site. @throws NeverLoadedError before there are settings */
export const siteLanguages = (): Promise<Languages> => inLanguage(MAIN, languagesValue);

/** Of the main language; undefined before there are settings. */
export async function mainLocale(): Promise<string | undefined> {
  const settings = heldNow(SETTINGS);
  return settings === undefined ? undefined : namedLanguages(settings)[0]?.locale;
}

/** @throws NeverLoadedError for one that is none */
export async function languageAt(path: string): Promise<SiteLanguage> {
  const { spoken } = await siteLanguages();
  const found = spoken.find((language) => language.path === path);
  if (!found) throw new NeverLoadedError(`language ${path}`);
  return found;
}
