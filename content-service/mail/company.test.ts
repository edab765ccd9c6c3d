import { words } from '../../words/words';
import { companyOf } from './company';

const company = (settings: unknown) => companyOf({ get: () => settings } as never);

it.each([
  [
    'a company',
    { name: ' Quarry Forge ', email: 'a@quarry.example' },
    'Quarry Forge',
    'a@quarry.example',
  ],
  ['a company without a name', { email: 'a@quarry.example' }, 'quarry.example', 'a@quarry.example'],
  [
    'a company whose domain has letters of its own',
    { name: 'Müller', email: 'info@müller.example' },
    'Müller',
    'info@xn--mller-kva.example',
  ],
  ['settings without an e-mail', { name: 'Quarry Forge' }, 'Quarry Forge', undefined],
  ['no settings', undefined, 'Website', undefined],
])('companyOf: %s', (_, settings, name, email) => {
  expect(company(settings)).toMatchObject({ name, email });
});

describe('companyOf in the language of a visitor', () => {
  const files: Record<string, object> = {
    'site-settings.json': {
      ...{ name: 'Quarry Forge', email: 'a@quarry.example', locale: 'fr-FR' },
      languages: [{ locale: 'en-GB' }, { locale: 'de-DE', path: 'de' }, { locale: 'pl-PL' }],
      receipts: { message: 'We answer within a day.' },
    },
    'pages/words.json': { 'mail.receipt.subject': 'Thanks from {company}' },
    'de-DE/site-settings.json': { receipts: { quote: 'Wir rechnen sofort.' } },
    'de-DE/pages/words.json': { 'mail.receipt.subject': 'Danke sagt {company}' },
  };
  const companyIn = (language?: string) =>
    companyOf({ get: (file: string) => files[file] }, language);

  it.each([
    ['with words of the company’s', 'de-DE', 'de-DE', 'Danke sagt {company}'],
    ['without any', 'pl-PL', 'pl-PL', words('pl').mail.receipt.subject],
    ['that is the main one', 'en-GB', 'en-GB', 'Thanks from {company}'],
    ['that the site has no more', 'fr-FR', 'fr-FR', words('fr').mail.receipt.subject],
    ['that has no catalogue', 'fo-FO', 'en-GB', 'Thanks from {company}'],
    ['in letters that have none', 'zh-TW', 'en-GB', 'Thanks from {company}'],
    ['that is not known', undefined, 'en-GB', 'Thanks from {company}'],
  ])('%s', (_, language, locale, subject) => {
    const { name, email, ...spoken } = companyIn(language);
    expect([name, email, spoken.locale]).toEqual(['Quarry Forge', 'a@quarry.example', locale]);
    expect(spoken.words.mail.receipt.subject).toBe(subject);
  });

  it('says nothing of its own in another', () => {
    expect(companyIn('en-GB').receipts).toEqual({ message: 'We answer within a day.' });
    expect(companyIn('de-DE').receipts).toEqual({ quote: 'Wir rechnen sofort.' });
    expect(companyIn('pl-PL').receipts).toEqual({});
  });
});
