import { createTransport } from 'nodemailer';

export interface Attachment {
  filename: string;
  /** Of a file, which is read when the mail is sent. */
  path: string;
  contentType: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  /** Lets mail programs recognise a mail that was sent twice. */
  messageId?: string;
  attachments?: Attachment[];
}

/** `send` rejects when the server did not accept the mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The `From` of mails, in one of the forms of nodemailer. */
export type Sender = string | { name: string; address: string };

/** In ms; short, because a visitor waits until the mail with a code is sent. */
const TIMEOUTS = {
  dnsTimeout: 4_000,
  connectionTimeout: 4_000,
  greetingTimeout: 4_000,
  socketTimeout: 8_000,
};

/** Sends mails through an SMTP server, with one connection a mail. */
export function createSmtpMailer(smtpUrl: string, sender: () => Sender): Mailer {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, from: sender() });
    },
  };
}
