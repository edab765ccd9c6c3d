import { emails } from '../testing/written-fields';
import { mailboxOf, mailLink, readEmail } from './email';

it.each(emails.map((row) => [row.text, row] as const))('%s', (text, { means, says }) => {
  const email = readEmail(text);
  expect(email?.value).toBe(means);
  if (says) expect(email?.fault).toMatch(says);
});

it.each([
  ['Ada@Engines.example', 'ada@engines.example'],
  ['ada+0@engines.example', 'ada@engines.example'],
  ['ada+a+b@engines.example', 'ada@engines.example'],
  ['+@engines.example', '+@engines.example'],
])('%s is of the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

it.each([
  [' mailto:ada@engines.example', 'mailto:ada@engines.example'],
  ['ada@müller.example', 'mailto:ada@xn--mller-kva.example'],
  ['a..b@engines.example', undefined],
  ['Ada', undefined],
  ['', undefined],
])('%j is written to by %s', (text, link) => expect(mailLink(text)).toBe(link));
