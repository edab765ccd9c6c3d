import { createServer, type AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { cleanUp, onCleanup } from '../testing/test-service';
import { createSmtpMailer } from './mailer';

type Timeouts = Record<string, number | undefined>;

jest.mock('nodemailer', () => {
  const { createTransport: real } = jest.requireActual<{ createTransport: jest.Mock }>(
    'nodemailer',
  );
  const withShortTimeouts = ({ url, ...timeouts }: { url: string } & Timeouts) => ({
    url,
    ...Object.fromEntries(Object.entries(timeouts).map(([name, ms]) => [name, Number(ms) / 50])),
  });
  return {
    createTransport: jest.fn((options: { url: string } & Timeouts) =>
      real(withShortTimeouts(options)),
    ),
  };
});

afterEach(cleanUp);

/** A server that sends a greeting and nothing more. */
async function startSilentSmtp(greeting: string) {
  const server = createServer((socket) => {
    onCleanup(() => void socket.destroy());
    socket.on('error', () => undefined).write(greeting);
  });
  onCleanup(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('SMTP mailer', () => {
  it.each([
    ['does not greet', ''],
    ['greets and then says nothing', '220 mail.example ESMTP\r\n'],
  ])(
    'gives up a server that %s',
    async (_, greeting) => {
      const mailer = createSmtpMailer(await startSilentSmtp(greeting), () => 'web@forge.example');
      const mail = { to: 'ada@engines.example', subject: 'Your code', text: '481516' };
      await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    },
    4_000,
  );

  it('gives up within the 15 seconds that the site waits for a mail with a code', () => {
    createSmtpMailer('smtp://127.0.0.1:1', () => 'web@forge.example');
    const [options] = jest.mocked(createTransport).mock.lastCall as unknown as [Timeouts];
    const { dnsTimeout, connectionTimeout, greetingTimeout, socketTimeout } = options;
    for (const limit of [dnsTimeout, connectionTimeout, greetingTimeout, socketTimeout]) {
      expect(limit).toBeLessThan(15_000);
    }
  });
});
