import { quoted } from '../formats/reading';

/** A language of a site, as its settings name it. */
export type SiteLanguage = {
  /** Before the addresses of its pages; `main` for the main language, whose addresses have nothing before them. */
  path: string;
  /** BCP 47, in its canonical form. */
  locale: string;
  /** In the language itself. */
  name: string;
};

/** The path of the main language, which stands before no address. */
export const MAIN = 'main';

export const MOST_LANGUAGES = 12;

const PATH = /^[a-z0-9-]{2,12}$/;

/** Whether a language could have this path. */
export const isLanguagePath = (path: string): boolean => PATH.test(path) && !RESERVED.has(path);

/** What addresses of the site begin with; lib/pages/languages.test.ts compares it with the routes. */
export const RESERVED: ReadonlySet<string> = new Set([
  MAIN,
  ...['about', 'about-2', 'blog', 'blog-2', 'blog-3', 'blog-right', 'blog-single'],
  ...['blog-single-right', 'cart', 'certificate', 'checkout', 'clients', 'contact', 'downloads'],
  ...['error', 'faq', 'home-1', 'home-2', 'manufacture', 'no-page', 'p', 'portfolio'],
  ...['portfolio-details', 'privacy', 'quote', 'search', 'service', 'service-2'],
  ...['service-details', 'service-single', 'shop', 'shop-details', 'shop-single'],
  ...['sustainability', 'team-1', 'team-2', 'team-3', 'team-details'],
  ...['api', 'media', 'og', 'pictures', 'sitemap', 'unavailable', '_next', '_page-data'],
]);

type Entry = { locale?: string; name?: string; path?: string };
type Settings = { locale?: string; languages?: readonly Entry[] };

/** A sentence for whoever wrote the settings. */
type Fault = { index: number; sentence: string };

/** What a language calls itself: `Deutsch`. */
function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * The languages that settings name, the main one first; a faulty entry is left out, and named.
 * @param hasWords whether the site has words in the language of a locale
 */
export function languagesIn(
  settings: Settings,
  hasWords: (locale: string) => boolean,
): { languages: SiteLanguage[]; faults: Fault[] } {
  const { languages: entries = [], locale: written = 'en-US' } = settings;
  const [first] = entries;
  const locale = first?.locale ?? written;
  const languages = [{ path: MAIN, locale, name: first?.name ?? nameOf(locale) }];
  const faults: Fault[] = [];
  entries.slice(1).forEach((entry, at) => {
    const fault = faultOf(entry, languages, hasWords);
    if (fault) faults.push({ index: at + 1, sentence: fault });
    else languages.push({ name: nameOf(entry.locale!), ...entry } as SiteLanguage);
  });
  return { languages, faults };
}

function faultOf(
  { locale, path = '' }: Entry,
  before: readonly SiteLanguage[],
  hasWords: (locale: string) => boolean,
): string | undefined {
  if (!locale) return 'A language needs its locale, such as de-DE.';
  if (!PATH.test(path))
    return `${quoted(path)} is no path of a language: 2 to 12 small letters, digits and hyphens.`;
  if (RESERVED.has(path)) return `${quoted(path)} begins addresses of the site already.`;
  if (before.some((other) => other.path === path)) return `${quoted(path)} is the path of another.`;
  if (before.some((other) => other.locale === locale))
    return `${quoted(locale)} stands in the list twice.`;
  if (before.length >= MOST_LANGUAGES) return `There is room for ${MOST_LANGUAGES} languages.`;
  return hasWords(locale) ? undefined : `The site has no words in ${quoted(locale)}.`;
}

/** The settings with the locale that counts: that of the first language, where some are named. */
export const withMainLocale = <T extends Settings>(settings: T): T => {
  const locale = settings.languages?.[0]?.locale;
  return locale ? { ...settings, locale } : settings;
};
