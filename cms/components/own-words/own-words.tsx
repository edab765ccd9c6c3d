import type { JSONFieldServerComponent } from 'payload';
import { regionOfSettings } from '@/fields/region';
import { phrasesOf } from '../../../words/custom-words';
import { words } from '../../../words/words';
import { OwnWordsForm } from './own-words-form';

/** Of a plural form that English lacks, the one for the rest. */
const englishOf = (texts: Map<string, string>, key: string): string =>
  texts.get(key) ?? texts.get(key.replace(/\.\w+$/, '.other')) ?? '';

/** The form for a company's own words, with the phrases of the site in its language. */
export const OwnWords: JSONFieldServerComponent = async ({ path, permissions, req }) => {
  const { locale } = await regionOfSettings(req);
  const ofSite = words(locale);
  const english = new Map(phrasesOf(words('en')).map(({ key, text }) => [key, text]));
  const phrases = phrasesOf(ofSite).map((phrase) => ({
    ...phrase,
    english: englishOf(english, phrase.key),
  }));
  const mayWrite = permissions === true || permissions?.update === true;
  return (
    <OwnWordsForm
      path={path}
      phrases={phrases}
      language={ofSite.language}
      locale={locale}
      readOnly={!mayWrite}
    />
  );
};
