import type { InboxList } from '../../contract/inbox';

type MailState = InboxList['mail'];

const SENTENCES: Record<Exclude<MailState['status'], 'ok'>, string> = {
  nobody:
    'Nobody gets a mail about new entries: neither the company settings nor ENQUIRIES_TO have an e-mail address.',
  outbox: 'No mails about new entries are sent: the content service has no mail server.',
  failing:
    'Mails about new entries do not go out at the moment: the mail server does not take them.',
  stuck: 'Mails about new entries do not go out at the moment.',
};

/** For staff, who may rely on mails. @returns undefined where mails arrive */
export function mailNotice(mail: MailState): string | undefined {
  if (mail.status === 'ok') return undefined;
  const sentence = SENTENCES[mail.status];
  if (mail.unmailed === 0) return sentence;
  const entries = mail.unmailed === 1 ? '1 entry' : `${mail.unmailed} entries`;
  return `${sentence} So far nobody was told of ${entries} by mail; all are kept here.`;
}
