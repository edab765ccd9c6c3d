import { namedLanguages } from './named-languages';

const main = { locale: 'en-GB', name: 'English' };
const german = { locale: 'de-DE', name: 'Deutsch', path: 'de' };

it('are those that the settings name, the main one first', () => {
  expect(namedLanguages({ languages: [main, german] })).toEqual({
    languages: [{ ...main, path: 'main' }, german],
    faults: [],
    notes: [],
  });
  expect(namedLanguages({ locale: 'pl-PL' }).languages).toMatchObject([{ locale: 'pl-PL' }]);
});

it.each([
  ['the path of another', { ...german, locale: 'de-AT' }, /^“de” is the path of another/],
  ['a path of the site', { ...german, locale: 'fr-FR', path: 'shop' }, /begins addresses/],
  ['a language twice', { ...german, path: 'd2' }, /stands in the list twice/],
  ['one without words', { locale: 'ja-JP', name: '日本語', path: 'ja' }, /has no words in “ja-JP”/],
])('leave out %s, and name its place', (_, entry, sentence) => {
  // What cannot be read at all is named by the settings themselves, and counts.
  const { languages, faults } = namedLanguages({ languages: [main, 7, german, entry] });
  expect(languages).toHaveLength(2);
  expect(faults).toEqual([{ field: 'languages[3]', sentence: expect.stringMatching(sentence) }]);
});

it('say nothing of an entry of which a value is named already', () => {
  const languages = [main, { ...german, path: 'DE!' }];
  const known = [{ field: 'languages[1].path', sentence: 'is no path' }];
  expect(namedLanguages({ languages }).faults).toHaveLength(1);
  expect(namedLanguages({ languages }, known).faults).toEqual([]);
});

it('are told of a locale that does not count', () => {
  expect(namedLanguages({ locale: 'en-US', languages: [main, german] }).notes).toEqual([
    'locale: “en-US” is ignored, since `languages` begins with en-GB',
  ]);
  expect(namedLanguages({ locale: 'en-GB', languages: [main, german] }).notes).toEqual([]);
});

it.each([[undefined], [null], [{ languages: 7 }], [{ languages: [null] }]])(
  'are one in %j',
  (sent) => expect(namedLanguages(sent).languages).toHaveLength(1),
);
