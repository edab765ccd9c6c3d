import type { WaitingEnquiry } from '../store/enquiries';
import type { Mail } from './mailer';

const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const captchaNotes: Record<WaitingEnquiry['captcha'], string> = {
  off: '',
  passed: '',
  unavailable: '\nThe human check could not be made for this enquiry.',
};

/** The mail with an enquiry; a reply to it goes to the visitor. */
export function enquiryMail(enquiry: WaitingEnquiry, to: string): Mail {
  const { id, name, email, message, receivedAt, captcha } = enquiry;
  return {
    to,
    replyTo: { name, address: email },
    subject: `Website enquiry from ${name}`,
    messageId: `<enquiry-${id}-${receivedAt}@${to.split('@').at(-1)}>`,
    text: `${name} <${email}> wrote through the website on ${dateAndTime.format(receivedAt)} UTC:

${message}

--
Enquiry no. ${id}. Reply to this mail to answer ${name} directly.${captchaNotes[captcha]}
`,
  };
}

/** The mail with a visitor's one-time code for the certificate. */
export function certificateCodeMail(to: string, code: string, company: string): Mail {
  return {
    to,
    subject: `Your code for the ${company} certificate`,
    text: `Good day,

your one-time code for the certificate is:

    ${code}

Enter it on the certificate page within 20 minutes. It works once, and a newer code replaces it.

If you did not ask for a code, you can ignore this mail; nothing will happen.

${company}
`,
  };
}
