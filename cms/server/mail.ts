import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { EmailAdapter } from 'payload';
import { automaticMail } from '../../contract/automatic-mail';
import { env } from './env';

function smtpOptions(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  return {
    host: hostname,
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    auth: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined,
  };
}

async function adapterOf(url: string): Promise<EmailAdapter> {
  const smtp = await nodemailerAdapter({
    defaultFromAddress: env.mailFrom?.address ?? 'editor@localhost',
    defaultFromName: env.mailFrom?.name || 'Editor',
    transportOptions: smtpOptions(url),
    skipVerify: true,
  });
  return ({ payload }) => {
    const adapter = smtp({ payload });
    // Nobody waits for it: how long a mail takes, or that it fails, would say which addresses are known.
    const sendEmail: typeof adapter.sendEmail = async (message) => {
      adapter
        .sendEmail({ ...message, headers: automaticMail('generated') })
        .catch((err: unknown) =>
          payload.logger.error({ err }, 'A mail of the editor was not sent'),
        );
    };
    return { ...adapter, sendEmail };
  };
}

/** Undefined where the operator names no mail server. */
export const mail = env.smtpUrl ? adapterOf(env.smtpUrl) : undefined;
