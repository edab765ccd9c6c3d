import type { AddressInfo } from 'node:net';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect } from './test';

/** A real SMTP server on loopback that keeps what it gets. */
export async function startMailbox() {
  const mails: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** The code in the last mail to a recipient. */
    codeFor: (email: string) =>
      mails
        .filter(({ to }) => to?.some(({ address }) => address === email))
        .at(-1)
        ?.text?.match(/\b\d{6}\b/)?.[0],
    /** The mail to a recipient, once it is there. @param from whom a reply to it goes to, where many are sent there */
    async mailTo(recipient: string, from?: string): Promise<Email> {
      const isTo = (all: Address[] | undefined, email: string) =>
        all?.some(({ address }) => address === email);
      const find = () =>
        mails.findLast(({ to, replyTo }) => isTo(to, recipient) && (!from || isTo(replyTo, from)));
      await expect.poll(find).toBeDefined();
      return find()!;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
