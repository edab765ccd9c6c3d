import { openGraphLocale } from './open-graph-locale';

it.each([
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hans-SG', 'zh_SG'],
  ['ar', 'ar_EG'],
])('says of %s: %s', (locale, said) => expect(openGraphLocale(locale)).toBe(said));
