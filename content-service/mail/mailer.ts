import { createTransport } from 'nodemailer';

/** A plain-text mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  /** Given where a mail may be sent twice, so that mail programs can tell. */
  messageId?: string;
}

/** Sends mails; `send` rejects when the mail was not taken over. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The sender that mails show; a text is in the form `Name <address>`. */
export type Sender = string | { name: string; address: string };

/** In ms; a visitor waits for the mail with a code, so a dead server is given up soon. */
const TIMEOUTS = {
  dnsTimeout: 4_000,
  connectionTimeout: 4_000,
  greetingTimeout: 4_000,
  socketTimeout: 8_000,
};

/** A mailer that hands mails to an SMTP server; one connection per mail. */
export function createSmtpMailer(smtpUrl: string, sender: () => Sender): Mailer {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, from: sender() });
    },
  };
}
