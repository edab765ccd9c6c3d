import type { DeliveryStore } from '../store/deliveries';
import { NOBODY } from './recipients';

/** For operators and for who reads the inbox; no names and addresses. */
export interface MailHealth {
  /** `outbox`: there is no mail server; `nobody`: there is no recipient. */
  status: 'ok' | 'outbox' | 'nobody' | 'failing';
  reason?: string;
  /** Mails and receipts that have not been sent yet. */
  waiting: number;
  /** Age of the oldest mail to the company that has not been sent yet, in seconds. */
  oldestWaiting: number | null;
  /** ISO 8601. */
  lastSent: string | null;
  /** How many enquiries nobody was told of. */
  unmailed: number;
}

/** Without a refusal a mail waits for seconds; later the queue is stuck. */
const STUCK_SECONDS = 600;

const OUTBOX = 'SMTP_URL is not set: mails stay in the folder outbox of DATA_DIR';
const REFUSED = 'the mail server does not take them: see “A delivery failed” in the log';
const STUCK = 'mails to the company are not sent';

interface MailHealthOptions {
  deliveries: Pick<DeliveryStore, 'mailState' | 'countWaiting'>;
  lacksMailServer: boolean;
  hasRecipient: () => boolean;
  now: () => number;
}

export function createMailHealth(options: MailHealthOptions) {
  const { deliveries, lacksMailServer, hasRecipient, now } = options;
  return async (): Promise<MailHealth> => {
    const { oldestWaiting, lastSent, refused, unmailed } = await deliveries.mailState();
    const waiting = await deliveries.countWaiting(['mail', 'receipt']);
    const age = oldestWaiting === null ? null : Math.round((now() - oldestWaiting) / 1_000);
    const common = {
      waiting,
      oldestWaiting: age,
      lastSent: lastSent === null ? null : new Date(lastSent).toISOString(),
      unmailed,
    };
    const faulty = (status: MailHealth['status'], reason: string) => ({
      status,
      reason,
      ...common,
    });
    if (!hasRecipient()) return faulty('nobody', NOBODY);
    if (lacksMailServer) return faulty('outbox', OUTBOX);
    if (refused > 0) return faulty('failing', REFUSED);
    if ((age ?? 0) > STUCK_SECONDS) return faulty('failing', STUCK);
    return { status: 'ok', ...common };
  };
}
