import { securityText } from './security-text';

const forge = {
  contact: 'mailto:office@forge.example',
  canonical: 'https://forge.example/.well-known/security.txt',
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

it('security.txt names the language of the company before English', () => {
  expect(securityText({ ...forge, locale: 'de-AT' })).toContain('\nPreferred-Languages: de, en\n');
  expect(securityText({ ...forge, locale: 'en-GB' })).toContain('\nPreferred-Languages: en\n');
});
