import { pluralForms, type Language } from './languages';
import type { Catalogue } from './messages';
import { textsOf } from './texts-of';
import type { Words } from './words';

/** What a company says in place of the site, by area and key: `{ 'cart.empty': 'Nothing here yet.' }` */
export type OwnWords = Readonly<Record<string, string>>;

/** A text of the site that a company may put its own in place of. */
export type Phrase = {
  key: string;
  text: string;
  /** Places that its own text may leave out, of those that stand in this one. */
  mayLack: readonly string[];
};

type Fault = {
  /** For logs, without anything that was written. */
  reason: string;
  /** For the person who wrote it. */
  sentence: string;
};
type OwnWordFault = Fault & { key: string };

const UNKNOWN = { reason: 'unknown words', sentence: 'The site has no phrase with this key.' };

/** In signs; the longest of the site has some 800. */
const LONGEST = 4_000;

/** All of them in one language. */
export const phrasesOf = ({ language, ...catalogue }: Words): Phrase[] =>
  textsOf(catalogue).map((text) => ({
    key: text.key,
    text: text.text,
    mayLack: spared(language, text),
  }));

/**
 * What can be shown of a company's own words.
 * @param given as it was sent
 * @param words of its language: they say which keys there are, and what each text has to keep
 */
export function readOwnWords(
  given: Readonly<Record<string, unknown>>,
  words: Words,
): { own: OwnWords; faults: OwnWordFault[] } {
  const known = new Map(phrasesOf(words).map((phrase) => [phrase.key, phrase]));
  const own: [string, string][] = [];
  const faults: OwnWordFault[] = [];
  for (const [key, text] of Object.entries(given)) {
    if (text === null) continue;
    const original = known.get(key);
    const fault = faultOfOwn(text, original);
    // A key that nobody knows may say anything.
    if (fault) faults.push({ key, ...fault, reason: fault.reason + (original ? `: ${key}` : '') });
    else own.push([key, String(text)]);
  }
  return { own: Object.fromEntries(own), faults };
}

/** A plural form for one number alone may leave the number out. */
const spared = (language: Language, { key, message }: { key: string; message: string }) =>
  key !== message &&
  (pluralForms[language].single as readonly string[]).includes(key.slice(message.length + 1))
    ? ['{count}']
    : [];

/** What has to stand in a text: `{count}` and `<link>…</link>`. Read in one go: a host may send anything. */
function keptIn(text: string): string[] {
  const kept = new Set<string>();
  const begun = new Set<string>();
  for (const [found, opened, closed] of text.matchAll(/\{\w+\}|<(\w+)>|<\/(\w+)>/g)) {
    if (opened) begun.add(opened);
    else if (!closed) kept.add(found);
    else if (begun.has(closed)) kept.add(`<${closed}>…</${closed}>`);
  }
  return [...kept];
}

/**
 * Why a text cannot be shown in place of a phrase. Without a catalogue: the editor asks it in the browser.
 * @param phrase undefined where the site has none of that key
 */
export function faultOfOwn(text: unknown, phrase: Phrase | undefined): Fault | undefined {
  if (!phrase) return UNKNOWN;
  const { text: original, mayLack } = phrase;
  if (typeof text !== 'string') return { reason: 'no text', sentence: 'This is not a text.' };
  if (text.trim() === '') return { reason: 'empty words', sentence: 'This is empty.' };
  if (text.length > LONGEST) {
    const sentence = `This has ${text.length} characters; there is room for ${LONGEST}.`;
    return { reason: 'words that are too long', sentence };
  }
  const [has, needs] = [keptIn(text), keptIn(original)];
  const missing = needs.filter((kept) => !has.includes(kept) && !mayLack.includes(kept));
  const spare = has.filter((kept) => !needs.includes(kept) && !mayLack.includes(kept));
  if (missing.length > 0) {
    return {
      reason: 'words without a place or mark',
      sentence: `${missing.join(', ')} is missing.`,
    };
  }
  if (spare.length > 0) {
    const sentence = `${spare.join(', ')} cannot be used in this phrase.`;
    return { reason: 'words with a place or mark of their own', sentence };
  }
  return undefined;
}

type Texts = { readonly [key: string]: string | Texts };

/** Making them takes a copy of the catalogue; those of a company stay the same until it publishes others. */
const made = new WeakMap<OwnWords, Partial<Record<Language, Words>>>();

/** @param own of `readOwnWords` */
export function withOwnWords(words: Words, own: OwnWords | undefined): Words {
  if (!own || Object.keys(own).length === 0) return words;
  const { language, ...catalogue } = words;
  const byLanguage = made.get(own) ?? {};
  made.set(own, byLanguage);
  return (byLanguage[language] ??= {
    language,
    ...(replaced(catalogue as unknown as Texts, own) as unknown as Catalogue),
  });
}

const replaced = (texts: Texts, own: OwnWords, path = ''): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const key = path + name;
      return [name, typeof text === 'string' ? (own[key] ?? text) : replaced(text, own, `${key}.`)];
    }),
  );
