import type { translations } from './words';

/** Those that have a catalogue. */
export type Language = 'en' | keyof typeof translations;

type PluralForm = {
  /** As CLDR names it. */
  name: Intl.LDMLPluralRule;
  /** It stands for one number alone (the Arabic `two`), which its text may write as a word. */
  isOfOneNumber: boolean;
};

/**
 * Choose every form that is asked for. French, Spanish and others have one for whole millions: nothing here counts
 * that far, and `other` stands in.
 */
const NUMBERS = [...Array(201).keys(), 0.5, 1.5];

/** The forms that a message with a number has in a language. */
export function pluralFormsOf(language: string): PluralForm[] {
  const rules = new Intl.PluralRules(language);
  const chosen = NUMBERS.map((number) => rules.select(number));
  return [...new Set(chosen)].map((name) => ({
    name,
    isOfOneNumber: chosen.indexOf(name) === chosen.lastIndexOf(name),
  }));
}
