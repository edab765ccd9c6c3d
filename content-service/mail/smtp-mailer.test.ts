import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { smtpReply, startSmtpServer } from '../testing/loopback-server';
import { cleanUp, onCleanup, waitFor } from '../testing/test-service';
import { MailError, type Mail } from './mailer';
import { createSmtpMailer } from './smtp-mailer';

afterEach(cleanUp);

const mail = { to: ['ada@engines.example'], subject: 'Your code', text: '481516' };
const short = { connectionTimeout: 400, greetingTimeout: 200, socketTimeout: 200 };

function mailerTo(url: string, options?: Parameters<typeof createSmtpMailer>[2]) {
  const mailer = createSmtpMailer(url, () => ({ name: '', address: 'web@forge.example' }), options);
  onCleanup(() => mailer.close());
  return mailer;
}

/** A server that says a greeting and nothing more. */
async function startSilentSmtp(greeting: string) {
  const server = createServer((socket) => {
    onCleanup(() => void socket.destroy());
    socket.on('error', () => undefined).write(greeting);
  });
  onCleanup(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => {
      throw new Error('it was taken');
    },
    (error: unknown) => error as MailError,
  );

async function fileOf(size: number) {
  const path = join(await mkdtemp(join(tmpdir(), 'mail-')), 'ring.pdf');
  await writeFile(path, Buffer.alloc(size, 'x'));
  return { filename: 'ring.pdf', path, size, contentType: 'application/octet-stream' };
}

describe('SMTP mailer', () => {
  it.each([
    ['does not greet', '', 'ETIMEDOUT after CONN'],
    ['greets and then says nothing', '220 mail.example ESMTP\r\n', 'ETIMEDOUT after CONN'],
  ])('gives up a server that %s', async (_, greeting, reason) => {
    const mailer = mailerTo(await startSilentSmtp(greeting), { limits: short });
    const error = await failureOf(mailer.send(mail));
    expect(error).toMatchObject({ message: reason, isAnswered: false });
    expect(error.refusals).toMatchObject([{ address: 'ada@engines.example', isPermanent: false }]);
  });

  it('waits as long as RFC 5321 asks for', async () => {
    const nodemailer = await import('nodemailer');
    const create = jest.spyOn(nodemailer, 'createTransport');
    await failureOf(mailerTo('smtp://127.0.0.1:1').send(mail));
    const minutes = 60_000;
    expect(create.mock.lastCall?.[0]).toMatchObject({
      greetingTimeout: 5 * minutes,
      socketTimeout: 10 * minutes,
    });
  });

  it('says who does not get it, and sends it to the others', async () => {
    const smtp = await startSmtpServer(undefined, {
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('old') ? smtpReply(`550 5.1.1 <${address}> unknown`) : null),
    });
    const to = ['new@forge.example', 'old@forge.example'];
    const { answer } = await mailerTo(smtp.url).send({ ...mail, to });
    expect(await answer).toEqual([
      {
        address: 'old@forge.example',
        reason: '550 5.1.1 after RCPT TO',
        said: '550 5.1.1 <old@forge.example> unknown',
        isPermanent: true,
      },
    ]);
    expect(smtp.envelopes).toEqual([['new@forge.example']]);
  });

  it('names all where nobody gets it, and no address in its message', async () => {
    const smtp = await startSmtpServer(undefined, {
      onRcptTo: ({ address }, _session, done) =>
        done(smtpReply(`${address.startsWith('old') ? 550 : 451} <${address}> no`)),
    });
    const to = ['old@forge.example', 'new@forge.example'];
    const error = await failureOf(mailerTo(smtp.url).send({ ...mail, to }));
    expect(error.refusals.map(({ isPermanent }) => isPermanent)).toEqual([true, false]);
    expect([error.message, error.isAnswered, error.mayBeFiles]).toEqual([
      '550 after RCPT TO',
      true,
      false,
    ]);
  });

  describe('of a mail with files', () => {
    const sendTo = async (smtp: { url: string }, size: number) =>
      mailerTo(smtp.url).send({ ...mail, attachments: [await fileOf(size)] });

    it('tells the server their size before it sends them', async () => {
      const sizes: number[] = [];
      const smtp = await startSmtpServer(undefined, {
        onMailFrom: ({ args }, _session, done) => {
          sizes.push(Number((args as { SIZE?: string }).SIZE));
          done();
        },
      });
      await (
        await sendTo(smtp, 300_000)
      ).answer;
      expect(Math.abs(sizes[0]! / smtp.raw[0]!.length - 1)).toBeLessThan(0.02);
    });

    it.each<[string, string, Parameters<typeof startSmtpServer>]>([
      ['too large for the mail server after MAIL FROM', '', [undefined, { size: 100_000 }]],
      [
        '552 5.3.4 after MAIL FROM',
        'in words',
        [undefined, { onMailFrom: (_a, _s, done) => done(smtpReply('552 5.3.4 too large')) }],
      ],
      ['552 5.7.0 after the last dot', 'scanned', [() => '552 5.7.0 forbidden']],
    ])('says that it may be the files: %s %s', async (reason, _, given) => {
      const smtp = await startSmtpServer(...given);
      const sending = sendTo(smtp, 300_000).then(({ answer }) => answer);
      const error = await failureOf(sending);
      expect(error).toMatchObject({ message: reason, mayBeFiles: true });
      expect(error.refusals[0]?.isPermanent).toBe(true);
    });

    it('says so of a file that is gone', async () => {
      const smtp = await startSmtpServer();
      const file = { ...(await fileOf(1)), path: '/nowhere/ring.pdf' };
      const sending = mailerTo(smtp.url).send({ ...mail, attachments: [file] });
      const error = await failureOf(sending);
      expect(error).toMatchObject({ message: 'ENOENT after API', mayBeFiles: true });
      expect(smtp.raw).toEqual([]);
    });
  });

  describe('that has to end', () => {
    const slow = (ms: number) => startSmtpServer(() => sleep(ms, false));
    /** The server answers a command, or nothing, so late. */
    const late = (ms: number) =>
      startSmtpServer(undefined, {
        onMailFrom: (_address, _session, done) => void setTimeout(done, ms),
      });

    it.each(['at once', 'while it waits'])('breaks off %s, and nothing arrives', async (when) => {
      const smtp = await late(300);
      const limit = when === 'at once' ? AbortSignal.abort() : AbortSignal.timeout(100);
      const error = await failureOf(mailerTo(smtp.url).send(mail, { breakOff: limit }));
      expect(error).toMatchObject({ isAnswered: false });
      await sleep(500);
      expect([smtp.attempts(), smtp.raw]).toEqual([0, []]);
    });

    it('sends no last dot of a large mail that is broken off', async () => {
      const limit = new AbortController();
      const ended = jest.fn();
      const smtp = await startSmtpServer(undefined, {
        onData: (stream) => {
          limit.abort();
          stream.on('end', ended).resume();
        },
      });
      const attachments = [await fileOf(12 * 1024 * 1024)];
      const { signal: breakOff } = limit;
      await failureOf(mailerTo(smtp.url).send({ ...mail, attachments }, { breakOff }));
      await sleep(300);
      expect(ended).not.toHaveBeenCalled();
    });

    it('waits for the answer to a mail that has been handed over', async () => {
      const smtp = await slow(400);
      const limit = new AbortController();
      const { answer } = await mailerTo(smtp.url).send(mail, { breakOff: limit.signal });
      limit.abort();
      expect(await answer).toEqual([]);
      expect(smtp.raw).toHaveLength(1);
    });

    it('closes as soon as all is answered, and sends no more', async () => {
      const smtp = await slow(300);
      const mailer = mailerTo(smtp.url);
      const { answer } = await mailer.send(mail);
      await mailer.close();
      expect(await answer).toEqual([]);
      expect(await failureOf(mailer.send(mail))).toBeInstanceOf(MailError);
      expect(smtp.raw).toHaveLength(1);
    });

    it('hangs up on a server that does not answer in time', async () => {
      const smtp = await slow(1_500);
      const mailer = mailerTo(smtp.url, { answerMs: 100 });
      const { answer } = await mailer.send(mail);
      const began = Date.now();
      const [error] = await Promise.all([failureOf(answer), mailer.close()]);
      expect(error).toMatchObject({ message: 'EABORT after the last dot', isAnswered: false });
      expect(Date.now() - began).toBeLessThan(1_000);
      await waitFor(() => smtp.raw.length);
    });
  });

  it('repeats a mail with the same bytes', async () => {
    const smtp = await startSmtpServer();
    const again: Mail = {
      ...mail,
      attachments: [await fileOf(10)],
      messageId: '<enquiry-1@forge.example>',
      baseBoundary: 'abc',
      date: new Date(0),
    };
    for (let count = 0; count < 2; count += 1) await (await mailerTo(smtp.url).send(again)).answer;
    expect(smtp.raw[1]).toBe(smtp.raw[0]);
    expect(smtp.mails[0]).toMatchObject({ messageId: '<enquiry-1@forge.example>' });
  });
});
