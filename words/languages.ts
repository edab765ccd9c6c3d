/**
 * The languages that the words may be in, each with its plural forms as CLDR names them. A form of `single`
 * stands for one number alone (the Arabic `two`), so its text may leave `{count}` out; one of `several`
 * must write it: the French `one` is for 0 and 1. The form `many` that French, Spanish, Italian and
 * Portuguese have for whole millions is not asked for: nothing here counts up to a million, and `other` stands in.
 */
export const pluralForms = {
  en: { single: ['one'], several: ['other'] },
  de: { single: ['one'], several: ['other'] },
  fr: { single: [], several: ['one', 'other'] },
  es: { single: ['one'], several: ['other'] },
  it: { single: ['one'], several: ['other'] },
  pt: { single: [], several: ['one', 'other'] },
  pl: { single: ['one'], several: ['few', 'many', 'other'] },
  tr: { single: ['one'], several: ['other'] },
  ar: { single: ['zero', 'one', 'two'], several: ['few', 'many', 'other'] },
  zh: { single: [], several: ['other'] },
  bn: { single: [], several: ['one', 'other'] },
} as const satisfies Record<
  string,
  { single: readonly Intl.LDMLPluralRule[]; several: readonly Intl.LDMLPluralRule[] }
>;

export type Language = keyof typeof pluralForms;
