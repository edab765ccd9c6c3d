import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { Undelivered } from '../delivery-queue';
import type { MailProgress } from '../store/mail-progress';
import { smtpReply, startSmtpServer } from '../testing/loopback-server';
import { cleanUp, onCleanup, temporaryFolder } from '../testing/test-service';
import { deliverMail } from './deliver-mail';
import type { Mail } from './mailer';
import { createSmtpMailer } from './smtp-mailer';

afterEach(cleanUp);

const HOUR = 60 * 60_000;
const to = ['office@forge.example', 'sales@forge.example'];
const common = { to, subject: 'Rings', date: new Date(0) };

/** Tries a mail again and again, as the queue does. */
async function startDelivery(smtp: { url: string }) {
  const mailer = createSmtpMailer(smtp.url, () => ({ name: '', address: 'web@forge.example' }));
  onCleanup(() => mailer.close());
  const path = join(await temporaryFolder(), 'ring.zip');
  await writeFile(path, 'PK');
  const file = { filename: 'ring.zip', path, size: 2, contentType: 'application/zip' };
  const mailOf = (withFiles: boolean): Mail =>
    withFiles
      ? { ...common, text: 'With.', messageId: '<1@forge.example>', attachments: [file] }
      : { ...common, text: 'Without.', messageId: '<2@forge.example>' };
  let progress: MailProgress | undefined;
  return {
    /** @returns how it ended: undefined when all have it */
    try: async (now: number) => {
      const options = { mailer, now: () => now, breakOff: new AbortController().signal };
      try {
        await deliverMail({ progress }, mailOf, options);
        return undefined;
      } catch (error) {
        if (!(error instanceof Undelivered)) throw error;
        progress = JSON.parse(JSON.stringify(error.state.progress)) as MailProgress;
        return { reason: error.message, isPermanent: error.state.isPermanent };
      }
    },
  };
}

/** Refuses recipients as long as they have an entry. */
async function startRefusing(replies: Record<string, string>) {
  const asked: string[] = [];
  const smtp = await startSmtpServer(undefined, {
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address);
      done(replies[address] ? smtpReply(replies[address]) : null);
    },
  });
  return { ...smtp, asked };
}

describe('delivering a mail', () => {
  it('tries only who has not got it, with the same headers', async () => {
    const replies: Record<string, string> = { 'sales@forge.example': '451 4.7.1 greylisted' };
    const smtp = await startRefusing(replies);
    const delivery = await startDelivery(smtp);
    const waits = { reason: '451 4.7.1 after RCPT TO', isPermanent: false };
    expect(await delivery.try(1)).toEqual(waits);
    expect(await delivery.try(2)).toEqual(waits);
    delete replies['sales@forge.example'];
    expect(await delivery.try(3)).toBeUndefined();
    expect(smtp.envelopes).toEqual([['office@forge.example'], ['sales@forge.example']]);
    expect(smtp.raw[1]).toBe(smtp.raw[0]);
    expect(smtp.mails[0]?.to?.map(({ address }) => address)).toEqual(to);
    expect(smtp.asked.filter((address) => address.startsWith('office'))).toHaveLength(1);
  });

  it('leaves who was refused for good alone for an hour, while others are tried', async () => {
    const replies: Record<string, string> = {
      'office@forge.example': '451 4.7.1 greylisted',
      'sales@forge.example': '550 5.1.1 no such user',
    };
    const smtp = await startRefusing(replies);
    const delivery = await startDelivery(smtp);
    const sales = () => smtp.asked.filter((address) => address.startsWith('sales')).length;
    expect(await delivery.try(1)).toMatchObject({ isPermanent: false });
    expect(await delivery.try(2)).toMatchObject({ isPermanent: false });
    expect(sales()).toBe(1);
    delete replies['office@forge.example'];
    expect(await delivery.try(3)).toEqual({
      reason: '550 5.1.1 after RCPT TO',
      isPermanent: true,
    });
    expect(sales()).toBe(1);
    expect(await delivery.try(1 + HOUR)).toMatchObject({ isPermanent: true });
    expect(sales()).toBe(2);
    delete replies['sales@forge.example'];
    expect(await delivery.try(2 * HOUR + 1)).toBeUndefined();
    expect(smtp.envelopes).toEqual([['office@forge.example'], ['sales@forge.example']]);
  });

  it.each<[string, Parameters<typeof startSmtpServer>]>([
    ['too large', [(_, raw) => (raw.includes('ring.zip') ? '552 5.3.4 too large' : false)]],
    [
      'refused before it comes',
      [
        undefined,
        {
          onMailFrom: ({ args }, _session, done) =>
            done(
              Number((args as { SIZE?: string }).SIZE) > 2_000 ? smtpReply('552 too large') : null,
            ),
        },
      ],
    ],
  ])('sends a mail that is %s at once without its files, as one of its own', async (_, given) => {
    const smtp = await startSmtpServer(...given);
    const delivery = await startDelivery(smtp);
    expect(await delivery.try(1)).toBeUndefined();
    expect(smtp.mails).toMatchObject([{ messageId: '<2@forge.example>', text: 'Without.\n' }]);
    expect(smtp.envelopes).toEqual([to]);
  });

  it('sends no files again that were refused once', async () => {
    let isBusy = true;
    const tried: boolean[] = [];
    const smtp = await startSmtpServer((_, raw) => {
      tried.push(raw.includes('ring.zip'));
      if (raw.includes('ring.zip')) return '552 5.7.0 forbidden';
      return isBusy && '451 4.3.0 busy';
    });
    const delivery = await startDelivery(smtp);
    expect(await delivery.try(1)).toEqual({
      reason: '451 4.3.0 after the last dot',
      isPermanent: false,
    });
    isBusy = false;
    expect(await delivery.try(2)).toBeUndefined();
    expect(tried).toEqual([true, false, false]);
  });

  it('keeps the files of a mail whose sender is refused', async () => {
    let isRefused = true;
    const smtp = await startSmtpServer(undefined, {
      onMailFrom: (_address, _session, done) =>
        done(isRefused ? smtpReply('550 5.7.1 no such sender') : null),
    });
    const delivery = await startDelivery(smtp);
    const refused = { reason: '550 5.7.1 after MAIL FROM', isPermanent: true };
    expect(await delivery.try(1)).toEqual(refused);
    isRefused = false;
    expect(await delivery.try(2)).toBeUndefined();
    expect(smtp.mails).toMatchObject([{ messageId: '<1@forge.example>', text: 'With.\n' }]);
  });
});
