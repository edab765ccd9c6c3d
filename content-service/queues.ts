import type { FastifyBaseLogger } from 'fastify';
import { MAIL_FAULTS } from '../contract/service-health';
import { PermanentError, startDeliveryQueue } from './delivery-queue';
import type { CompanyIn } from './mail/company';
import { deliverMail } from './mail/deliver-mail';
import { enquiryMail, receiptMail } from './mail/enquiry-mails';
import type { Mailer } from './mail/mailer';
import { recipientsOf } from './mail/recipients';
import type { CertificateStore } from './store/certificate-requests';
import type { Delivery, DeliveryStore } from './store/deliveries';
import type { DrawingsFolder } from './store/drawings-folder';
import type { EnquiryStore } from './store/enquiries';
import { certificateEvent, enquiryEvent } from './webhooks/events';
import { createWebhookSender } from './webhooks/send-webhook';

interface Dependencies {
  deliveries: DeliveryStore;
  enquiries: EnquiryStore;
  certificates: CertificateStore;
  folder: DrawingsFolder;
  mailer: Mailer;
  /** Mails go into the outbox instead of to a mail server. */
  intoOutbox: boolean;
  company: CompanyIn;
  enquiriesTo?: string;
  webhook?: { url: string; secret: string };
  firstRetryMs?: number;
  now: () => number;
  log: FastifyBaseLogger;
}

/** A slow mail server delays no other mail; few take more connections. */
const MAILS_AT_ONCE = 4;
/** For what another instance stored and could not send, and for replays. */
const QUEUE_POLL_MS = 30_000;
/** Receipts and webhooks are tried for so long, mails to the company without end. */
const GIVE_UP_MS = 24 * 60 * 60_000;

/** Starts sending mails and webhooks. Waking `queue` wakes both, stopping it stops both and the mailer. */
export function startQueues(dependencies: Dependencies) {
  const { deliveries, enquiries, certificates, folder, mailer, company } = dependencies;
  const { enquiriesTo, intoOutbox, webhook, firstRetryMs, now, log } = dependencies;

  async function sendMail(delivery: Delivery, breakOff: AbortSignal) {
    const { enquiryId, channel } = delivery;
    const enquiry = enquiryId === null ? undefined : await enquiries.get(enquiryId);
    // Deleted meanwhile.
    if (!enquiry) return;
    const us = company();
    const to = recipientsOf(enquiriesTo, enquiry.subject, us.email);
    if (channel === 'mail' && to.length === 0) throw new PermanentError(MAIL_FAULTS.nobody);
    const mailOf = (withFiles: boolean) =>
      channel === 'receipt'
        ? receiptMail(enquiry, company(enquiry.language))
        : enquiryMail(enquiry, to, us, folder.pathOf, withFiles);
    await deliverMail(delivery, mailOf, { mailer, now, breakOff });
  }
  const common = { deliveries, now, log, pollMs: QUEUE_POLL_MS };
  const mails = startDeliveryQueue({
    ...common,
    channels: ['mail', 'receipt'],
    deliver: sendMail,
    intoOutbox,
    atOnce: MAILS_AT_ONCE,
    firstRetryMs,
    giveUpAfterMs: (channel) => (channel === 'mail' ? Infinity : GIVE_UP_MS),
  });

  const sendWebhook = webhook && createWebhookSender({ ...webhook, now });
  async function callWebhook({ enquiryId, certificateRequestId }: Delivery) {
    const enquiry = enquiryId === null ? undefined : await enquiries.get(enquiryId);
    if (enquiry) return sendWebhook?.(enquiryEvent(enquiry));
    const request =
      certificateRequestId === null ? undefined : await certificates.get(certificateRequestId);
    if (request) return sendWebhook?.(certificateEvent(request));
  }
  /** A queue of its own: a slow receiver delays no mail. */
  const webhooks =
    sendWebhook &&
    startDeliveryQueue({
      ...common,
      channels: ['webhook'],
      deliver: callWebhook,
      firstRetryMs,
      giveUpAfterMs: () => GIVE_UP_MS,
    });
  const queue = {
    wake: () => [mails, webhooks].forEach((each) => each?.wake()),
    stop: async () => void (await Promise.all([mails.stop(), webhooks?.stop(), mailer.close()])),
  };
  return { queue, webhooks };
}
