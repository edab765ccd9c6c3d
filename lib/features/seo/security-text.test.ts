import { securityText } from './security-text';

it('security.txt names contact, a time within a year, language and its own URL', () => {
  const text = securityText({
    contact: 'mailto:office@forge.example',
    canonical: 'https://forge.example/.well-known/security.txt',
    now: new Date('2026-11-23T16:00:00Z'),
  });
  expect(text).toBe(
    [
      'Contact: mailto:office@forge.example',
      'Expires: 2027-05-22T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://forge.example/.well-known/security.txt\n',
    ].join('\n'),
  );
});
