import { german } from './de/german';
import { english } from './en/english';
import { fill, pieces, plural, withLatinDigits } from './format';
import { pluralForms, type Language } from './languages';
import type { Catalogue, Plural } from './messages';
import { textsOf } from './texts-of';
import { translation } from './translation';
import { words } from './words';

const languages = Object.keys(pluralForms) as Language[];

describe('words', () => {
  it('are those of the language, whatever the country', () =>
    expect([words('de').language, words('de-AT').cart.empty]).toEqual([
      'de',
      'Ihr Warenkorb ist leer.',
    ]));

  it.each([['fi'], ['fi-FI'], ['zh-TW'], ['sr-Latn'], [undefined]])(
    'are English for %s, and say so',
    (locale) => expect(words(locale)).toMatchObject({ language: 'en', cart: english.cart }),
  );

  it('say of no page what `npm run new:page` says until somebody does', () =>
    expect(JSON.stringify(Object.keys(pluralForms).map(words))).not.toContain(
      'what visitors find on this page',
    ));

  it('can be handed to the browser as they are', () => {
    const { cart } = words('de');
    expect(JSON.parse(JSON.stringify(cart))).toEqual(cart);
  });
});

describe('fill', () => {
  const { common } = words('en');

  it('puts values in, whatever is in them', () =>
    expect(fill(common.remove, { name: '{name} $& <b>' })).toBe('Remove {name} $& <b>'));

  it('writes numbers in Latin digits', () =>
    expect(fill(common.place, { number: 2, total: 1500 })).toBe('2 of 1500'));

  it('leaves no place empty that compiles', () => {
    // @ts-expect-error -- a place without a value
    fill(common.place, { number: 2 });
    // @ts-expect-error -- a value without a place
    fill(common.remove, { name: 'ring', number: 2 });
    // @ts-expect-error -- a text with places is shown by `fill` alone
    const shown: string = common.remove;
    expect(shown).toContain('{name}');
  });
});

describe('plural', () => {
  const forms = (texts: Partial<Record<Intl.LDMLPluralRule, string>>) =>
    texts as unknown as Plural<'count'>;
  const inPolish = forms({
    one: '{count} część',
    few: '{count} części',
    many: '{count} części (wiele)',
    other: '{count} części (ułamek)',
  });
  const inArabic = forms({
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة (آخر)',
  });
  const inChinese = forms({ other: '{count} 个结果' });

  it.each<[Language, Plural<'count'>, number, string]>([
    ['en', words('en').search.results, 1, '1 result'],
    ['en', words('en').search.results, 0, '0 results'],
    ['de', words('de').search.results, 2, '2 Ergebnisse'],
    ['pl', inPolish, 1, '1 część'],
    ['pl', inPolish, 3, '3 części'],
    ['pl', inPolish, 12, '12 części (wiele)'],
    ['pl', inPolish, 22, '22 części'],
    ['pl', inPolish, 1.5, '1.5 części (ułamek)'],
    ['ar', inArabic, 0, 'لا نتائج'],
    ['ar', inArabic, 1, 'نتيجة واحدة'],
    ['ar', inArabic, 2, 'نتيجتان'],
    ['ar', inArabic, 7, '7 نتائج'],
    ['ar', inArabic, 11, '11 نتيجة'],
    ['ar', inArabic, 100, '100 نتيجة (آخر)'],
    ['zh', inChinese, 1, '1 个结果'],
    ['zh', inChinese, 12, '12 个结果'],
  ])('%s: chooses the form of the number, %#', (language, message, count, text) =>
    expect(plural(language, message, { count })).toBe(text),
  );

  it('takes the form for the rest where a language has none of its own', () =>
    expect(
      plural('fr', forms({ one: '{count} pièce', other: '{count} pièces' }), { count: 1e6 }),
    ).toBe('1000000 pièces'));

  it('fills in what else there is', () => {
    const { cart } = words('en');
    expect(plural('en', cart.button, { count: 3, amount: '$9' })).toBe('Cart, 3 pieces, $9');
    // @ts-expect-error -- without the amount
    plural('en', cart.button, { count: 3 });
  });

  it.each(languages)('%s: has the forms of CLDR', (language) => {
    const { single, several } = pluralForms[language];
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forMillions = ['fr', 'es', 'it', 'pt'].includes(language) ? ['many'] : [];
    expect([...single, ...several, ...forMillions].sort()).toEqual(pluralCategories.toSorted());
  });
});

describe('pieces', () => {
  it('tells marked parts from the rest', () =>
    expect(pieces(words('en').contact.about, { name: '<b>{name}' })).toEqual([
      { text: 'Your message is about ' },
      { text: '<b>{name}', mark: 'link' },
      { text: '.' },
    ]));

  it('are asked for by the compiler', () => {
    // @ts-expect-error -- `fill` would show the marks
    fill(words('en').contact.about, { name: 'ring' });
  });
});

describe('withLatinDigits', () => {
  it.each(['ar-EG', 'bn-BD', 'de'])('keeps the language and the country of %s', (locale) => {
    const format = new Intl.NumberFormat(withLatinDigits(locale), { useGrouping: false });
    expect(format.format(1250)).toBe('1250');
    expect(withLatinDigits(locale)).toMatch(`${locale}-u-nu-latn`);
  });
});

describe('translation', () => {
  const { articles, questions, pages, label, placeholder, ask, hint } = english.search;
  const rest = { articles, questions, pages, label, placeholder, ask, hint };
  const nothing = 'Zu „{query}“ wurde nichts gefunden.';
  const forms = { one: '{count}', other: '{count}' } as const;
  const best = { one: '{shown} {count}', other: '{shown} {count}' } as const;
  const counted = { results: forms, suggestions: forms, best };

  it('takes what has every key, form and place', () =>
    expect(translation('de', 'search', { ...rest, ...counted, nothing })).toBeDefined());

  it('does not compile without a key', () => {
    // @ts-expect-error -- `nothing` is missing
    translation('de', 'search', { ...rest, ...counted });
    const { title, text } = { title: 'Nicht gefunden', text: 'Die Seite gibt es nicht.' };
    // @ts-expect-error -- within a group, too: `home` is missing
    translation('de', 'errors', { ...english.errors, notFound: { title, text } });
  });

  it('does not compile with a key of its own', () => {
    // @ts-expect-error -- nobody would show it
    translation('de', 'search', { ...rest, ...counted, nothing, spare: 'Übrig' });
  });

  it('does not compile without a plural form of the language', () => {
    // @ts-expect-error -- `few` and `many` are missing
    translation('pl', 'search', { ...rest, ...counted, nothing });
    const results = { zero: '0', one: '1', two: '2', few: '{count}', other: '{count}' } as const;
    const arabic = { ...results, many: '{count}' } as const;
    const both = { best: { ...arabic, ...best }, suggestions: arabic };
    // @ts-expect-error -- `many` is missing
    translation('ar', 'search', { ...rest, ...both, nothing, results });
    const chinese = { other: '{count}' } as const;
    const inChinese = { results: chinese, suggestions: chinese, best: { other: best.other } };
    expect(translation('zh', 'search', { ...rest, ...inChinese, nothing })).toBeDefined();
  });

  it('does not compile with another place', () => {
    // @ts-expect-error -- `{query}` is misspelt
    translation('de', 'search', { ...rest, ...counted, nothing: 'Nichts zu „{qeury}“.' });
    // @ts-expect-error -- `{query}` is missing
    translation('de', 'search', { ...rest, ...counted, nothing: 'Nichts gefunden.' });
    // @ts-expect-error -- nothing fills it
    translation('de', 'search', { ...rest, ...counted, nothing, hint: 'Siehe {page}.' });
    // @ts-expect-error -- the link is missing
    translation('de', 'blog', { ...english.blog, searchNeedsScripts: 'Skripte sind nötig.' });
  });

  it('leaves the number out only in forms for one number', () => {
    const results = { one: 'ein Ergebnis', other: '{count} Ergebnisse' } as const;
    const inWords = { one: 'un résultat', other: '{count} résultats' } as const;
    translation('de', 'search', { ...rest, ...counted, nothing, results });
    // @ts-expect-error -- in French it is said of 0, too
    translation('fr', 'search', { ...rest, ...counted, nothing, results: inWords });
  });
});

describe.each<[string, Catalogue]>([
  ['en', english as unknown as Catalogue],
  ['de', german],
])('the catalogue %s', (_, catalogue) => {
  const texts = textsOf(catalogue);

  it('has no empty text', () => expect(texts.filter(({ text }) => text.trim() === '')).toEqual([]));

  it('opens and closes its marks', () => {
    const unmarked = texts.map(({ text, ...rest }) => ({
      ...rest,
      text: text.replace(/<(\w+)>[^<]*<\/\1>/g, ''),
    }));
    expect(unmarked.filter(({ text }) => /[<>]/.test(text))).toEqual([]);
  });
});

describe('the English catalogue', () => {
  /** Words that mean two things, or belong to the kinds of documents. */
  const homonyms = ['All', 'Name', 'Service', 'Drawings'];
  /** Content replaces their texts one by one, so each has its own. */
  const isReplaced = (key: string) => /^(pages|headings)\./.test(key);

  it('says nothing twice', () => {
    const keys: Record<string, Set<string>> = {};
    for (const { key, message, text } of textsOf(english as unknown as Catalogue)) {
      if (!isReplaced(key) && !homonyms.includes(text)) (keys[text] ??= new Set()).add(message);
    }
    expect(Object.values(keys).filter(({ size }) => size > 1)).toEqual([]);
  });
});
