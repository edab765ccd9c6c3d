import { expect } from '@playwright/test';
import { endpoints } from '@/contract/endpoints';
import { endpointName, endpointOf } from '@/contract/languages/endpoint-name';
import { inMadeUp, madeUpWords } from '@/testing/made-up-language';
import { demoContent, SETTINGS } from './content';
import { startContentHost } from './content-host';
import { endpointPaths } from './endpoint-paths';
import type { Site } from './site';

/**
 * The demo company in several languages, whose texts all say their language and revision: `⟦de_DE.1 Ring⟧`. With a
 * hyphen pages would take it for a word to be kept on one line.
 */

export type Language = { locale: string; name: string; path?: string };

export const ENGLISH: Language = { locale: 'en-US', name: 'English' };
export const GERMAN: Language = { locale: 'de-DE', name: 'Deutsch', path: 'de' };
export const POLISH: Language = { locale: 'pl-PL', name: 'Polski', path: 'pl' };
export const ARABIC: Language = { locale: 'ar-EG', name: 'العربية', path: 'ar' };

/** All that a host is asked for in a language. */
export const namesIn = ({ locale, path }: Language): string[] =>
  endpointPaths.map((each) => endpointName(each, path && locale));

/** Where a page is in a language. */
export const addressIn = ({ path: prefix }: Language, path: string): string =>
  prefix ? `/${prefix}${path}`.replace(/\/(?=$|\?)/, '') : path;

type Name = keyof typeof endpoints;

const nameOfPath = (path: string) =>
  (Object.entries(endpoints) as [Name, { path: string }][]).find((one) => one[1].path === path)![0];

/** What a translation says, in place of what it translates. */
function translatedBy(value: unknown, said: unknown): unknown {
  if (said === undefined) return value;
  if (Array.isArray(value) && Array.isArray(said))
    return value.map((entry, index) => translatedBy(entry, said[index]));
  if (typeof value !== 'object' || value === null || typeof said !== 'object') return said;
  const texts = Object.entries(said as object).map(([name, text]) => [
    name,
    translatedBy((value as Record<string, unknown>)[name], text),
  ]);
  return { ...value, ...Object.fromEntries(texts) };
}

/** What a host answers at an endpoint; the main language, too, has texts that say which it is. */
const contentIn = (languages: readonly Language[]) => (name: string, revision: number) => {
  const { path, locale = languages[0]!.locale } = endpointOf(name);
  const key = nameOfPath(path);
  const sent = key === 'words' ? {} : (demoContent(path) as object);
  const said = key === 'words' ? madeUpWords(locale) : inMadeUp(key, sent, 'all');
  const marked = JSON.parse(
    JSON.stringify(said ?? null).replaceAll('⟦', `⟦${locale.replace('-', '_')}.${revision} `),
  ) as unknown;
  if (name !== path) return marked;
  const whole = translatedBy(sent, marked) as object;
  return path === SETTINGS ? { ...whole, languages } : whole;
};

/** A content host of that company. @param languages the main one first */
export const startHostIn = (...languages: Language[]) =>
  startContentHost({
    locales: languages.slice(1).map(({ locale }) => locale),
    content: contentIn(languages),
  });

const MARK = /(?:⟦|%E2%9F%A6)([a-z]{2})_([A-Z]{2})\.(\d+)/g;

/** The languages and revisions of the texts that an answer has, such as `de-DE.1`. */
export const textsIn = (answer: string): string[] =>
  [
    ...new Set(
      [...answer.matchAll(MARK)].map(([, one, two, revision]) => `${one}-${two}.${revision}`),
    ),
  ].sort();

/** The languages alone. */
export const languagesIn = (answer: string): string[] => [
  ...new Set(textsIn(answer).map((text) => text.split('.')[0]!)),
];

export const langOf = (html: string): string | undefined =>
  /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];

/** Status, `lang` and texts of each page. */
export const viewPages = (site: Site, language: Language, paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => {
      const { status, html } = await site.get(addressIn(language, path));
      return [path, status, langOf(html), ...textsIn(html)];
    }),
  );

/** The same where every page has the texts of its language at a revision, and no others. */
export const whole = ({ locale }: Language, revision: number, paths: readonly string[]) =>
  paths.map((path) => [path, 200, locale, `${locale}.${revision}`]);

/** A window, and what a busy machine needs for a host that hangs. */
export const FOLLOWS_WITHIN_MS = 40_000;

export const untilWhole = (
  site: Site,
  language: Language,
  revision: number,
  paths: readonly string[],
) =>
  expect
    .poll(() => viewPages(site, language, paths), { timeout: FOLLOWS_WITHIN_MS })
    .toEqual(whole(language, revision, paths));
