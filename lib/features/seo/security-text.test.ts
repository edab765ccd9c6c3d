import { securityText } from './security-text';

const forge = {
  contact: 'mailto:office@forge.example',
  canonical: 'https://forge.example/.well-known/security.txt',
  locales: [],
  now: new Date('2026-11-23T16:00:00Z'),
};

it('security.txt names contact, a time within a year, language and its own URL', () => {
  const text = securityText(forge);
  expect(text).toBe(
    [
      'Contact: mailto:office@forge.example',
      'Expires: 2027-05-22T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://forge.example/.well-known/security.txt\n',
    ].join('\n'),
  );
});

it('security.txt names the languages of the site before English', () => {
  expect(securityText({ ...forge, locales: ['de-AT'] })).toContain(
    '\nPreferred-Languages: de, en\n',
  );
  expect(securityText({ ...forge, locales: ['pl-PL', 'en-GB', 'de-DE', 'de-AT'] })).toContain(
    '\nPreferred-Languages: pl, en, de\n',
  );
  expect(securityText({ ...forge, locales: ['en-GB'] })).toContain('\nPreferred-Languages: en\n');
});
