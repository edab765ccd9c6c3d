import { settingsLocale } from './settings-locale';

describe('the main language of settings', () => {
  it.each([
    ['their locale', { locale: 'de-at' }, 'de-AT'],
    ['that of the first of languages', { locale: 'fr', languages: [{ locale: 'pl' }] }, 'pl'],
    [
      'that of the first sound one of languages',
      { languages: [null, 'pl', { locale: 'none' }, { locale: 'ar' }, { locale: 'pl' }] },
      'ar',
    ],
    ['their locale where no language is sound', { locale: 'fr', languages: ['pl'] }, 'fr'],
    ['none where they say none', { name: 'Forge', languages: 'de' }, undefined],
    ['none without settings', undefined, undefined],
    ['none where there is something else', ['de'], undefined],
  ])('is %s', (_case, settings, locale) => {
    expect(settingsLocale(settings)).toBe(locale);
  });
});
