import { MAIL_FAULTS, type MailFault } from '../../contract/service-health';
import type { DeliveryStore } from '../store/deliveries';

/** For operators and for who reads the inbox; no names and addresses. */
export interface MailHealth {
  status: 'ok' | MailFault;
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
    const fault = faultOf(refused > 0, age ?? 0);
    return fault
      ? { status: fault, reason: MAIL_FAULTS[fault], ...common }
      : { status: 'ok', ...common };
  };

  function faultOf(isRefused: boolean, age: number): MailFault | undefined {
    if (!hasRecipient()) return 'nobody';
    if (lacksMailServer) return 'outbox';
    if (isRefused) return 'failing';
    return age > STUCK_SECONDS ? 'stuck' : undefined;
  }
}
