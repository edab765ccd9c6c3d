import type { InboxList } from '../../contract/inbox';

type MailState = InboxList['mail'];

const SENTENCES: Record<Exclude<MailState['status'], 'ok'>, string> = {
  nobody:
    'Nobody gets a mail about new entries: neither the company settings nor ENQUIRIES_TO have an e-mail address.',
  outbox: 'No mails about new entries are sent: the content service has no mail server.',
  failing:
    'Not all mails about new entries go out at the moment: the mail server does not take them.',
  stuck: 'Mails about new entries do not go out at the moment.',
};

const entries = (amount: number) => (amount === 1 ? '1 entry' : `${amount} entries`);

/** For staff, who may rely on mails. @returns undefined where mails arrive */
export function mailNotice(mail: MailState): string | undefined {
  if (mail.status === 'ok') return undefined;
  const refusals = mail.refusals.map(
    ({ address, said, mails }) => `${address} has no mail of ${entries(mails)}: “${said}”.`,
  );
  const unmailed = `So far nobody was told of ${entries(mail.unmailed)} by mail; all are kept here.`;
  return [SENTENCES[mail.status], ...refusals, ...(mail.unmailed > 0 ? [unmailed] : [])].join(' ');
}
