import { faultOf, type Fault, type Phrase } from './fault-of';
import { pluralFormsOf, type Language } from './languages';
import type { Catalogue } from './messages';
import { textsOf, type Texts } from './texts-of';
import type { Words } from './words';

/** What a company says in place of the site, by area and key: `{ 'cart.empty': 'Nothing here yet.' }` */
export type CustomWords = Readonly<Record<string, string>>;

type OwnWordFault = Fault & { key: string };

/** All of them in one language. */
export function phrasesOf({ language, ...catalogue }: Words): Phrase[] {
  const numbers = pluralFormsOf(language).filter(({ isOfOneNumber }) => isOfOneNumber);
  const endings = new Set(numbers.map(({ name }) => `.${name}`));
  return textsOf(catalogue).map(({ key, message, text }) => ({
    key,
    text,
    mayLack: endings.has(key.slice(message.length)) ? ['{count}'] : [],
  }));
}

/**
 * What can be shown of a company's own words.
 * @param given as it was sent
 * @param words of its language: they say which keys there are, and what each text has to keep
 */
export function readCustomWords(
  given: Readonly<Record<string, unknown>>,
  words: Words,
): { own: CustomWords; faults: OwnWordFault[] } {
  const known = new Map(phrasesOf(words).map((phrase) => [phrase.key, phrase]));
  const own: [string, string][] = [];
  const faults: OwnWordFault[] = [];
  for (const [key, text] of Object.entries(given)) {
    if (text === null) continue;
    const original = known.get(key);
    const fault = faultOf(text, original);
    // A key that nobody knows may say anything.
    if (fault) faults.push({ key, ...fault, reason: fault.reason + (original ? `: ${key}` : '') });
    else own.push([key, String(text)]);
  }
  return { own: Object.fromEntries(own), faults };
}

/** Making them takes a copy of the catalogue; those of a company stay the same until it publishes others. */
const made = new WeakMap<CustomWords, Partial<Record<Language, Words>>>();

/** @param own of `readCustomWords` */
export function withCustomWords(words: Words, own: CustomWords | undefined): Words {
  if (!own || Object.keys(own).length === 0) return words;
  const { language, ...catalogue } = words;
  const byLanguage = made.get(own) ?? {};
  made.set(own, byLanguage);
  return (byLanguage[language] ??= {
    language,
    ...(replaced(catalogue as unknown as Texts, own) as unknown as Catalogue),
  });
}

const replaced = (texts: Texts, own: CustomWords, path = ''): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const key = path + name;
      return [name, typeof text === 'string' ? (own[key] ?? text) : replaced(text, own, `${key}.`)];
    }),
  );
