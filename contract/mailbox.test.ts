import { mailboxOf } from './mailbox';

it.each([
  ['Ada@Engines.example', 'ada@engines.example'],
  ['ada+0@engines.example', 'ada@engines.example'],
  ['ada+a+b@engines.example', 'ada@engines.example'],
  ['+@engines.example', '+@engines.example'],
])('%s is of the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
