import type { Language } from './languages';
import type { Marked, Plural, Template } from './messages';

/*
 * Fills and chooses words. Small and without a catalogue, since islands fill what the server hands to them.
 */

type Value = string | number;
type Values<Place extends string> = { readonly [Name in Place]: Value };

/** Numbers are written in Latin digits, ungrouped; a caller who wants more hands in a text. */
const filled = (text: string, values: Values<string>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** `fill(cart.remove, { name: 'M20 bolt' })` → `Remove M20 bolt` */
export const fill = <Place extends string>(
  template: Template<Place>,
  values: Values<NoInfer<Place>>,
): string => filled(String(template), values);

/** Making them takes longer than using them a hundred times. */
const rules = new Map<Language, Intl.PluralRules>();

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/**
 * `plural('en', search.count, { count: 1 })` → `1 result`
 * @param language that of the words, not of the company: it may have fallen back to English
 */
export function plural<Place extends string>(
  language: Language,
  forms: Plural<Place>,
  values: { readonly count: number } & Values<Exclude<NoInfer<Place>, 'count'>>,
): string {
  const form = rulesOf(language).select(values.count);
  return filled(String(forms[form] ?? forms.other), values);
}

/** Those of an area that an island shows. */
export const pick = <Area extends object, Key extends keyof Area>(
  area: Area,
  ...keys: readonly Key[]
): Pick<Area, Key> => Object.fromEntries(keys.map((key) => [key, area[key]])) as Pick<Area, Key>;

/** What one may choose from: `DXF, DWG or PDF`. English as in Britain, without a comma before the last. */
export const anyOf = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(
    items,
  );

/** A stretch of a sentence; marked if it is shown as a link or the like. */
export type Piece<Mark extends string> = { text: string; mark?: Mark };

/**
 * `Write through the <link>contact page</link>.` as three pieces, for a component to show. Marks do not
 * hold each other. Values are filled in afterwards, so that nothing in them becomes a mark.
 */
export function pieces<Mark extends string, Place extends string>(
  marked: Marked<Mark, Place>,
  values: Values<NoInfer<Place>>,
): Piece<Mark>[] {
  const parts = String(marked).split(/<(\w+)>(.*?)<\/\1>/s);
  // A split by two groups gives plain text, mark, marked text, plain text and so on.
  return parts.flatMap((text, index) => {
    if (index % 3 === 1 || !text) return [];
    const piece = { text: filled(text, values) };
    return index % 3 === 2 ? { ...piece, mark: parts[index - 1] as Mark } : piece;
  });
}

/** Prices, part numbers and units keep Latin digits in every script: `ar-EG` → `ar-EG-u-nu-latn` */
export const withLatinDigits = (locale: string): string =>
  new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
