import { ENQUIRY_LIMITS } from '@/contract/form-limits';
import { fill } from '@/words/format';
import type { Words } from '@/words/words';
import type { Enquiry } from './schema';

/**
 * The message with what hosts that know the fields of the specification alone would lose. What it is about is a
 * field of the context as well, and left out where there is no room for it; `enquiry-mails.ts` of the content
 * service looks for it in the first line.
 * @param about title of what the visitor asks about
 * @returns undefined for a message that is too long with subject and phone
 */
export function wholeMessage(
  { subject, phone, message }: Pick<Enquiry, 'subject' | 'phone' | 'message'>,
  about: string | undefined,
  { common, mail }: Words,
): string | undefined {
  const line = (name: string, value: string | undefined) =>
    value ? [fill(mail.enquiry.line, { name, value })] : [];
  const head = [...line(common.subject, subject), ...line(common.phone, phone)].join('\n');
  const [withAbout, without] = [line(mail.enquiry.about, about), []].map((first) =>
    [...first, head, message].filter(Boolean).join('\n\n'),
  );
  return [withAbout, without].find((text = '') => text.length <= ENQUIRY_LIMITS.message);
}
