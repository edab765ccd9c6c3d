import { inOwnDirection, isolated, writingOf } from './writing';

it.each([
  [undefined, { lang: 'en' }],
  ['en-GB', { lang: 'en-GB' }],
  ['pl-PL', { lang: 'pl-PL', letters: 'latin' }],
  ['de', { lang: 'de', letters: 'latin' }],
  ['vi', { lang: 'vi', letters: 'vietnamese' }],
  ['bn-BD', { lang: 'bn-BD', letters: 'bengali' }],
  ['ar-EG-u-nu-latn', { lang: 'ar-EG', dir: 'rtl', letters: 'arabic' }],
  ['he', { lang: 'he', dir: 'rtl', letters: 'hebrew' }],
  ['zh-CN', { lang: 'zh-CN' }],
  ['zh-Hant-TW', { lang: 'zh-Hant-TW' }],
])('knows how %s is written', (locale, writing) => expect(writingOf(locale)).toEqual(writing));

it('looks at the script before the language', () => {
  expect(writingOf('sr-Latn-RS')).toEqual({ lang: 'sr-Latn-RS', letters: 'latin' });
  expect(writingOf('sr-RS')).toEqual({ lang: 'sr-RS', letters: 'cyrillic' });
  expect(writingOf('az-Arab')).toMatchObject({ dir: 'rtl', letters: 'arabic' });
});

it('isolates a value where words run from right to left', () => {
  expect([isolated('24 kV', 'ar-EG'), isolated('24 kV', 'en-GB'), isolated('24 kV')]).toEqual([
    ...['\u206824 kV\u2069', '24 kV', '24 kV'],
  ]);
});

it.each([
  ['IT7 معتاد، وIT5 بالتجليخ', '\u200fIT7 معتاد، وIT5 بالتجليخ'],
  ['معتاد IT7', 'معتاد IT7'],
  ['18CrNiMo7-6 (1.6587)', '18CrNiMo7-6 (1.6587)'],
  ['\u2068IT7\u2069 معتاد', '\u2068IT7\u2069 معتاد'],
])('%s runs as its own words do', (text, shown) => expect(inOwnDirection(text)).toBe(shown));
