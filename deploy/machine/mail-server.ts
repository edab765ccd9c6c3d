import { SMTPServer } from 'smtp-server';
import { text } from 'node:stream/consumers';

/** Accepts every mail, and any user. */
export async function startMailServer(port: number) {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'user' }),
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        mails.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { mails, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
