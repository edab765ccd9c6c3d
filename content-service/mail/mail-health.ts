import { MAIL_FAULTS, type MailFault } from '../../contract/service-health';
import type { MailState, MailStateStore } from '../store/mail-state';

/** For operators and for who reads the inbox; no names and addresses. */
export interface MailHealth extends Omit<MailState, 'oldestWaiting' | 'lastSent'> {
  status: 'ok' | MailFault;
  reason?: string;
  /** Age of the oldest mail to the company that has not been sent yet, in seconds. */
  oldestWaiting: number | null;
  /** ISO 8601. */
  lastSent: string | null;
}

/** Without a refusal a mail waits for seconds; later the queue is stuck. */
const STUCK_SECONDS = 600;

interface MailHealthOptions {
  mailState: Pick<MailStateStore, 'read'>;
  lacksMailServer: boolean;
  hasRecipient: () => boolean;
  now: () => number;
}

export function createMailHealth(options: MailHealthOptions) {
  const { mailState, lacksMailServer, hasRecipient, now } = options;
  return async (): Promise<MailHealth> => {
    const { oldestWaiting, lastSent, refused, ...counts } = await mailState.read();
    const age = oldestWaiting === null ? null : Math.round((now() - oldestWaiting) / 1_000);
    const common = {
      ...counts,
      refused,
      oldestWaiting: age,
      lastSent: lastSent === null ? null : new Date(lastSent).toISOString(),
    };
    const fault = faultOf(refused.length > 0, age ?? 0);
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
