import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Variables } from '@/bin/lib/processes';
import { words } from '@/words/words';
import { startOwnSite } from '../own-site';
import { contentTexts } from './foreign-content';
import { interfaceTexts } from './interface-words';

type Settings = Record<'locale' | 'currency' | 'name', string> & {
  languages?: { locale: string; path?: string }[];
};

/** A company of `e2e/fixtures`, in the layout of `demo-company/`. */
function companyIn(fixture: string) {
  const folder = path.resolve('e2e/fixtures', fixture);
  /** What its content service answers at an endpoint. */
  const contentFile = <T>(name: string): T =>
    JSON.parse(readFileSync(path.join(folder, 'content', `${name}.json`), 'utf8')) as T;
  const { languages = [], ...settings } = contentFile<Settings>('site-settings');
  const content = path.join(folder, 'content');
  const saidIn = (locale: string, ...folders: string[]) => [
    ...contentTexts(path.join(content, ...folders)),
    ...interfaceTexts(locale),
  ];
  return {
    folder,
    contentFile,
    ...settings,
    /** The words of its site. */
    words: words(settings.locale),
    /** The paths of its further languages. */
    further: languages.flatMap((language) => language.path ?? []),
    /** What its pages may say. */
    texts: saidIn(settings.locale),
    /** What it has translated, and the words of its site in that language. */
    textsIn: (locale: string) => saidIn(locale, locale),
    /** The built site with its content, and without samples. */
    start: (variables: Variables = {}) =>
      startOwnSite({ CONTENT_DIR: folder, SAMPLES: 'off', ...variables }),
  };
}

/** Of another trade than the demo company, in Polish. */
export const secondCompany = companyIn('second-company');

/** A small one, in Arabic. */
export const thirdCompany = companyIn('third-company');
