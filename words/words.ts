import ar from './ar.json' with { type: 'json' };
import bn from './bn.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };
import { english } from './en/english';
import { pluralFormsOf, type Language } from './languages';
import type { Catalogue } from './messages';
import { phrasesOf } from './custom-words';
import { isPlural, textsOf, type Texts } from './texts-of';

export type Words = Catalogue & {
  /** What they are written in: not always what was asked for. */
  readonly language: Language;
};

/** As translators' tools write them: a text that nobody has translated may be missing or empty. */
export const translations = { ar, bn, de, es, fr, it, pl, pt, tr, zh };

export const languages = ['en', ...Object.keys(translations)] as Language[];

const original = english as unknown as Texts;

/** For each language once: it takes a copy of the catalogue. */
const once = <T>(make: (language: Language) => T) => {
  const made = new Map<Language, T>();
  return (language: Language): T => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
};

const wordsIn = once((language) => completedBy(language, textsIn(language)));

/**
 * The words of a site, for the server alone: islands get those that they show. Of a language without a
 * catalogue they are English, and say so, since the page has to mark them as such.
 * @param locale of the settings, such as `de-AT`
 */
export const words = (locale: string | undefined): Words => wordsIn(languageOf(locale));

/** Whether a catalogue is in the language of a locale; otherwise English stands in. */
export const hasWords = (locale: string): boolean =>
  new Intl.Locale(locale).language === languageOf(locale);

/** The English texts under the keys of a language, which has plural forms of its own. */
export const englishIn = once((language) => completedBy(language, {}));

/** What its catalogue does not say, so that the English text stands in: keys of `englishIn()`. */
export const lackingIn = once((language): ReadonlySet<string> => {
  const said = new Set(
    textsOf(textsIn(language)).flatMap(({ key, text }) => (isSaid(text) ? key : [])),
  );
  const keys = phrasesOf(englishIn(language)).map(({ key }) => key);
  return new Set(keys.filter((key) => !said.has(key)));
});

/** Names of facts may be lacking for good: the record has one, and the table of facts marks it. */
export const isFactName = (key: string): boolean => key.startsWith('shop.facts.');

/** Whether there is a catalogue for a locale. */
export const hasWordsIn = (locale: string): boolean =>
  languageOf(locale) !== 'en' || new Intl.Locale(locale).language === 'en';

/** Traditional Chinese is not served by the catalogue in simplified letters: the script decides, too. */
function languageOf(locale = 'en'): Language {
  const { language, script } = new Intl.Locale(locale).maximize();
  const has = (name: string): name is Language => (languages as string[]).includes(name);
  return has(language) && new Intl.Locale(language).maximize().script === script ? language : 'en';
}

const textsIn = (language: Language): Texts =>
  language === 'en' ? original : translations[language];

function completedBy(language: Language, texts: Texts): Words {
  const forms = pluralFormsOf(language);
  return { language, ...(withEnglish(original, texts) as unknown as Catalogue) };

  function withEnglish(groups: Texts, said: Texts | undefined): Texts {
    if (isPlural(groups)) return inForms(groups, said);
    return Object.fromEntries(
      Object.entries(groups).map(([name, text]) => {
        const own = said?.[name];
        if (typeof text !== 'string') return [name, withEnglish(text, own as Texts | undefined)];
        return [name, isSaid(own) ? own : text];
      }),
    );
  }

  /** A form that is missing takes the one for the rest before it takes an English one. */
  function inForms(originals: Texts & { readonly other: string }, said: Texts | undefined): Texts {
    return Object.fromEntries(
      forms.map(({ name, isOfOneNumber }) => {
        const inEnglish = (isOfOneNumber && originals[name]) || originals.other;
        return [name, [said?.[name], said?.other].find(isSaid) ?? inEnglish];
      }),
    );
  }
}

const isSaid = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';
