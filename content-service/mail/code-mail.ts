import type { Mail } from './mailer';

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
