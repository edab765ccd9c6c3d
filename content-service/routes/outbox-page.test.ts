import { outboxListPage, outboxMailPage } from './outbox-page';

const markup = (name: string) => `<b title="${name}">&'`;
const mail = {
  id: '20260115T090000000Z-0123abcd',
  to: markup('to'),
  replyTo: markup('reply'),
  subject: markup('subject'),
  text: markup('text'),
  sentAt: '2026-01-15T09:00:00.000Z',
};

it.each([
  ['the list', outboxListPage(markup('company'), [mail]), ['company', 'to', 'subject']],
  [
    'a mail',
    outboxMailPage(markup('company'), mail),
    ['company', 'to', 'reply', 'subject', 'text'],
  ],
])('outbox page: %s escapes the texts of a mail', (_, html, names) => {
  expect(html).not.toContain('<b ');
  for (const name of names) {
    expect(html).toContain(`&lt;b title=&quot;${name}&quot;&gt;&amp;&#39;`);
  }
});
