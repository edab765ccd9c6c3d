import { fill } from './format';
import { phrasesOf, readCustomWords, withCustomWords } from './custom-words';
import { words } from './words';

const sentences = (given: Record<string, unknown>, locale = 'en') =>
  readCustomWords(given, words(locale)).faults.map(({ key, sentence }) => `${key}: ${sentence}`);

describe('own words', () => {
  it('stand in place of those of the site', () => {
    const given = { 'cart.empty': 'Nothing yet.', 'pages./about.name': 'The forge' };
    const { own, faults } = readCustomWords(given, words('en'));
    expect(faults).toEqual([]);
    const said = withCustomWords(words('en'), own);
    expect(said).toMatchObject({ language: 'en', cart: { empty: 'Nothing yet.' } });
    expect(said.pages['/about']).toMatchObject({
      name: 'The forge',
      title: words('en').pages['/about'].title,
    });
    expect(withCustomWords(words('en'), own)).toBe(said);
  });

  it('keep places and marks', () => {
    const { own } = readCustomWords({ 'common.remove': '{name} weg' }, words('de'));
    expect(fill(withCustomWords(words('de'), own).common.remove, { name: 'M20' })).toBe('M20 weg');
    expect(
      sentences({
        'common.remove': 'Take it out',
        'common.place': '{number} of {all}',
        'cart.empty': 'Empty, {name}.',
        'blog.searchNeedsScripts': 'This needs scripts.',
        'common.loading': '<b>Wait</b>',
      }),
    ).toEqual([
      'common.remove: {name} is missing.',
      'common.place: {total} is missing.',
      'cart.empty: {name} cannot be used in this phrase.',
      'blog.searchNeedsScripts: <link>…</link> is missing.',
      'common.loading: <b>…</b> cannot be used in this phrase.',
    ]);
  });

  it.each(['<a>'.repeat(1_333), '<a></b>'.repeat(571), '</a>'.repeat(1_000)])(
    'are read at once, whatever marks they have',
    (text) => {
      const keys = phrasesOf(words('en')).slice(0, 128);
      const given = Object.fromEntries(keys.map(({ key }) => [key, text]));
      const begun = process.cpuUsage();
      readCustomWords(given, words('en'));
      const { user, system } = process.cpuUsage(begun);
      expect((user + system) / 1_000).toBeLessThan(500);
    },
  );

  it('are texts of keys that the site has', () =>
    expect(
      sentences({ 'cart.emtpy': 'Empty.', cart: 'Cart', 'common.name': 1, 'common.email': ' ' }),
    ).toEqual([
      'cart.emtpy: The site has no phrase with this key.',
      'cart: The site has no phrase with this key.',
      'common.name: This is not a text.',
      'common.email: This is empty.',
    ]));

  it('have the plural forms of the language', () => {
    const forms = {
      'search.results.one': 'jeden wynik',
      'search.results.few': '{count} trafienia',
    };
    expect(sentences(forms, 'pl')).toEqual([]);
    expect(sentences(forms, 'de')).toEqual([
      'search.results.few: The site has no phrase with this key.',
    ]);
    expect(sentences({ 'search.results.other': 'many' }, 'pl')).toEqual([
      'search.results.other: {count} is missing.',
    ]);
  });

  it('are nothing where none can be shown', () => {
    const english = words('en');
    expect(withCustomWords(english, readCustomWords({ nothing: 'x' }, english).own)).toBe(english);
    expect(withCustomWords(english, undefined)).toBe(english);
  });
});
