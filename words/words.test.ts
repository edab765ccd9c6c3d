import { readFileSync } from 'node:fs';
import { english } from './en/english';
import { faultOf } from './fault-of';
import { fill, pieces, plural, withLatinDigits } from './format';
import { pluralFormsOf, type Language } from './languages';
import type { Plural } from './messages';
import { readCustomWords } from './custom-words';
import { textsOf, type Texts } from './texts-of';
import { englishIn, languages, translations, words } from './words';

describe('words', () => {
  it('are those of the language, whatever the country', () =>
    expect([words('de').language, words('de-AT').cart.empty]).toEqual([
      'de',
      'Ihr Warenkorb ist leer.',
    ]));

  it.each([['fo'], ['fo-FO'], ['zh-TW'], ['sr-Latn'], [undefined]])(
    'are English for %s, and say so',
    (locale) => expect(words(locale)).toMatchObject({ language: 'en', cart: english.cart }),
  );

  it('say of no page what `npm run new:page` says until somebody does', () =>
    expect(JSON.stringify(languages.map(words))).not.toContain('what visitors find on this page'));

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

  it.each([
    ['en', ['one'], ['other']],
    ['fr', [], ['one', 'other']],
    ['pl', ['one'], ['few', 'many', 'other']],
    ['ar', ['zero', 'one', 'two'], ['few', 'many', 'other']],
    ['zh', [], ['other']],
  ])('%s: has forms for one number, and for several', (language, single, several) => {
    const forms = pluralFormsOf(language);
    const named = (ofOne: boolean) =>
      forms.filter(({ isOfOneNumber }) => isOfOneNumber === ofOne).map(({ name }) => name);
    expect([named(true).sort(), named(false).sort()]).toEqual([single.toSorted(), several]);
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

describe.each(languages)('the catalogue %s', (language) => {
  const texts = textsOf(language === 'en' ? words('en') : (translations[language] as Texts));

  it('has texts of the site, in the plural forms of its language, with their places and marks', () => {
    const said = texts.filter(({ key, text }) => key !== 'language' && text !== '');
    const given = Object.fromEntries(said.map(({ key, text }) => [key, text]));
    expect(readCustomWords(given, englishIn(language)).faults).toEqual([]);
  });

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
  /** Content replaces their texts one by one, so each has its own; facts are called as in the editor. */
  const isReplaced = (key: string) => /^(pages|headings|shop\.facts)\./.test(key);

  it('says nothing twice', () => {
    const keys: Record<string, Set<string>> = {};
    for (const { key, message, text } of textsOf(english as unknown as Texts)) {
      if (!isReplaced(key) && !homonyms.includes(text)) (keys[text] ??= new Set()).add(message);
    }
    expect(Object.values(keys).filter(({ size }) => size > 1)).toEqual([]);
  });

  it('has the same places in all forms of a message', () => {
    const texts = textsOf(english as unknown as Texts);
    const others = new Map(texts.map(({ key, text }) => [key, text]));
    const faults = texts.flatMap(({ key, message, text }) => {
      const original = key === message ? text : others.get(`${message}.other`)!;
      return faultOf(text, { key, text: original, mayLack: ['{count}'] }) ? [key] : [];
    });
    expect(faults).toEqual([]);
  });

  it('lies beside the others for the tools of translators: npm run words:source', () =>
    expect(readFileSync('words/en.json', 'utf8')).toBe(`${JSON.stringify(english, null, 2)}\n`));
});
