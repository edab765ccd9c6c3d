import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Variables } from '@/bin/lib/processes';
import { words } from '@/words/words';
import { startOwnSite } from '../own-site';
import { contentTexts } from './foreign-content';
import { interfaceTexts } from './interface-words';

/** A company of `e2e/fixtures`, in the layout of `demo-company/`. */
function companyIn(fixture: string) {
  const folder = path.resolve('e2e/fixtures', fixture);
  /** What its content service answers at an endpoint. */
  const contentFile = <T>(name: string): T =>
    JSON.parse(readFileSync(path.join(folder, 'content', `${name}.json`), 'utf8')) as T;
  const settings = contentFile<Record<'locale' | 'currency' | 'name', string>>('site-settings');
  return {
    folder,
    contentFile,
    ...settings,
    /** The words of its site. */
    words: words(settings.locale),
    /** What its pages may say. */
    texts: [...contentTexts(path.join(folder, 'content')), ...interfaceTexts(settings.locale)],
    /** The built site with its content, and without samples. */
    start: (variables: Variables = {}) =>
      startOwnSite({ CONTENT_DIR: folder, SAMPLES: 'off', ...variables }),
  };
}

/** Of another trade than the demo company, in Polish. */
export const secondCompany = companyIn('second-company');

/** A small one, in Arabic. */
export const thirdCompany = companyIn('third-company');
