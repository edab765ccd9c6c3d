import { derivedValues } from '@/lib/content/store/content-versions';
import { LANGUAGES } from '@/lib/pages/languages';

/** Makes it a site in these languages, the main one first, until `derivedValues` are cleared. */
export const speakLanguages = (...paths: string[]) =>
  derivedValues.set(LANGUAGES, {
    value: paths.map((path) => ({ path, locale: path, name: path })),
    version: '1',
    epoch: 0,
  });
