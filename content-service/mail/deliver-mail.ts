import { randomBytes } from 'node:crypto';
import { Undelivered } from '../delivery-queue';
import type { Delivery } from '../store/deliveries';
import type { MailProgress } from '../store/mail-progress';
import { MailError, type Mail, type Mailer } from './mailer';

/** Whoever was refused for good is left alone for so long while there are others to try. */
const REST_MS = 60 * 60_000;

interface Options {
  mailer: Mailer;
  now: () => number;
  breakOff: AbortSignal;
}

const begin = ({ messageId = '' }: Mail): MailProgress => ({
  messageId,
  boundary: randomBytes(12).toString('hex'),
  recipients: {},
});

const isMissing = ({ recipients }: MailProgress, address: string): boolean =>
  recipients[address]?.sentAt === undefined;

/**
 * Sends a mail to those of its recipients who have not got it yet.
 * @param mailOf the mail with its files, or one of its own that only names them
 * @throws Undelivered while there is somebody who has not got it
 */
export async function deliverMail(
  delivery: Pick<Delivery, 'progress'>,
  mailOf: (withFiles: boolean) => Mail,
  options: Options,
): Promise<void> {
  const before = delivery.progress ?? begin(mailOf(true));
  const mail = mailOf(!before.withoutFiles);
  const first = await attempt(mail, before, options);
  let { after } = first;
  if (first.error?.mayBeFiles && (mail.attachments ?? []).length > 0) {
    const bare = mailOf(false);
    const { recipients } = before;
    const start = { ...begin(bare), recipients, withoutFiles: true };
    const second = await attempt(bare, start, options);
    // Whoever refuses the sender would refuse every mail: then it is not the files.
    if (!second.error?.mayBeFiles || second.error.command !== 'MAIL FROM') after = second.after;
  }
  const missing = mail.to.filter((address) => isMissing(after, address));
  const reasons = missing.flatMap((address) => after.recipients[address] ?? []);
  if (missing.length > 0)
    throw new Undelivered([...new Set(reasons.map(({ reason }) => reason))].join('; '), {
      progress: after,
      isPermanent: reasons.every(({ refusedAt }) => refusedAt !== undefined),
    });
}

async function attempt(mail: Mail, before: MailProgress, { mailer, now, breakOff }: Options) {
  const missing = mail.to.filter((address) => isMissing(before, address));
  const isRested = (address: string) =>
    now() - (before.recipients[address]?.refusedAt ?? -Infinity) >= REST_MS;
  const rested = missing.filter(isRested);
  const recipients = rested.length > 0 ? rested : missing;
  const { messageId, boundary: baseBoundary } = before;
  const { error, refusals } = await send();
  const tried = recipients.map((address) => {
    const refusal = refusals.find((one) => one.address === address);
    if (!refusal) return [address, { sentAt: now() }] as const;
    const { reason, said, isPermanent } = refusal;
    return [address, { reason, said, ...(isPermanent && { refusedAt: now() }) }] as const;
  });
  const after = { ...before, recipients: { ...before.recipients, ...Object.fromEntries(tried) } };
  return { error, after };

  async function send() {
    try {
      const { answer } = await mailer.send(
        { ...mail, messageId, baseBoundary },
        { recipients, breakOff },
      );
      return { refusals: await answer };
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return { error, refusals: error.refusals };
    }
  }
}
