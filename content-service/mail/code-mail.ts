import { automaticMail } from '../../contract/automatic-mail';
import { fill } from '../../words/format';
import type { Company } from './company';
import type { Mail } from './mailer';

/** The mail with a visitor's one-time code for the certificate. */
export function certificateCodeMail(
  to: string,
  code: string,
  { name: company, words: { mail } }: Pick<Company, 'name' | 'words'>,
): Mail {
  return {
    to: [to],
    subject: fill(mail.code.subject, { company }),
    text: fill(mail.code.text, { code: `    ${code}`, company }),
    headers: automaticMail('generated'),
  };
}
