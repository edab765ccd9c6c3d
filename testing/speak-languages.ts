import { derivedValues } from '@/lib/content/store/content-versions';
import { LANGUAGES, type Languages } from '@/lib/content/store/last-derived';

/** Makes it a site in these languages, the main one first, until `derivedValues` are cleared. */
export const speakLanguages = (...paths: string[]) => {
  const spoken = paths.map((path) => ({ path, locale: path, name: path }));
  const value: Languages = { spoken, awaited: ['ar'] };
  derivedValues.set(LANGUAGES, { value, version: '1', epoch: 0 });
};
