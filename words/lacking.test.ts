import { plural } from './format';
import { phrasesOf, readCustomWords } from './custom-words';
import { englishIn, lackingIn, words } from './words';

jest.mock('./pl.json', () => ({
  cart: { empty: 'Koszyk jest pusty.', view: '' },
  search: { results: { one: 'jeden wynik', other: '{count} wyniku' } },
}));

describe('a catalogue that has been begun', () => {
  const polish = words('pl-PL');

  it('says in English what it lacks', () => {
    expect(polish).toMatchObject({ language: 'pl', cart: { empty: 'Koszyk jest pusty.' } });
    expect(polish.cart.view).toBe(words('en').cart.view);
    expect(polish.pages['/about']).toEqual(words('en').pages['/about']);
  });

  it('has every plural form of its language', () => {
    const said = (forms: typeof polish.search.results, count: number) =>
      plural('pl', forms, { count });
    expect(said(polish.search.results, 1)).toBe('jeden wynik');
    expect(said(polish.search.results, 3)).toBe('3 wyniku');
    expect(said(polish.search.suggestions, 3)).toBe(
      plural('en', words('en').search.suggestions, { count: 3 }),
    );
  });

  it('tells what it lacks', () => {
    const lacking = lackingIn('pl');
    expect([...lacking]).toEqual(
      expect.arrayContaining(['cart.view', 'search.results.few', 'pages./about.name']),
    );
    expect(lacking).not.toContain('cart.empty');
    expect(lacking.size).toBe(phrasesOf(polish).length - 3);
    expect(lackingIn('en').size).toBe(0);
  });

  it('is held to the plural forms of its language', () => {
    const faultsIn = (language: 'fr' | 'zh') =>
      readCustomWords({ 'search.results.one': 'un résultat' }, englishIn(language)).faults;
    expect(faultsIn('fr')).toMatchObject([{ sentence: '{count} is missing.' }]);
    expect(faultsIn('zh')).toMatchObject([{ reason: 'unknown words' }]);
  });
});
