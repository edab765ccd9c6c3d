import { STORAGE_FAULTS } from '../../contract/service-health';
import type { Database } from './database';
import { progressOf } from './mail-progress';

/** Why mails to the company wait. */
export interface RefusedMails {
  reason: string;
  mails: number;
}

/** Times are ms since 1970. */
export interface MailState {
  /** Mails and receipts that have not been sent yet. */
  waiting: number;
  /** When the oldest mail to the company that waits was stored. */
  oldestWaiting: number | null;
  lastSent: number | null;
  /** Without addresses. */
  refused: RefusedMails[];
  /** Stored, and sent to nobody: there was no recipient or no mail server. */
  unmailed: number;
}

/** Enough to say what is the matter, however many wait. */
const READ = 1_000;

/** What became of the mails to the company, and when anything was last mailed. */
export function createMailStateStore({ query }: Pick<Database, 'query'>) {
  const mails = query.selectFrom('deliveries').where('channel', '=', 'mail');
  const mailsAndReceipts = query
    .selectFrom('deliveries')
    .where('channel', 'in', ['mail', 'receipt']);
  const refused = mails.where('state', '=', 'waiting').where('last_error', 'is not', null);

  return {
    read: async (): Promise<MailState> => {
      const { oldestWaiting } = await mails
        .where('state', '=', 'waiting')
        .select(({ fn }) => fn.min<number | null>('created_at').as('oldestWaiting'))
        .executeTakeFirstOrThrow();
      const { unmailed } = await mails
        .where((is) => is.or([is('state', '=', 'failed'), is('in_outbox', '=', 1)]))
        .select(({ fn }) => fn.countAll<number>().as('unmailed'))
        .executeTakeFirstOrThrow();
      const { lastSent } = await mailsAndReceipts
        .where('in_outbox', '=', 0)
        .select(({ fn }) => fn.max<number | null>('sent_at').as('lastSent'))
        .executeTakeFirstOrThrow();
      const { waiting } = await mailsAndReceipts
        .where('state', '=', 'waiting')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .executeTakeFirstOrThrow();
      const reasons = await refused
        .select(({ fn }) => [
          'last_error as reason',
          // Only reasons of what was handed to the mail server are without addresses.
          fn.count<number>('progress').as('known'),
          fn.countAll<number>().as('mails'),
        ])
        .groupBy('last_error')
        .execute();
      return {
        ...{ waiting, oldestWaiting, lastSent, unmailed },
        refused: reasons.map(({ reason, known, mails: amount }) => ({
          reason: known > 0 && reason ? reason : STORAGE_FAULTS.other,
          mails: amount,
        })),
      };
    },
    /** Whom the mail server refuses, in its words, and how many mails wait for each. */
    refusals: async (): Promise<{ address: string; said: string; mails: number }[]> => {
      const rows = await refused.select('progress').orderBy('id').limit(READ).execute();
      const found = new Map<string, { address: string; said: string; mails: number }>();
      for (const { progress } of rows)
        for (const [address, { said }] of Object.entries(progressOf(progress)?.recipients ?? {})) {
          if (said === undefined) continue;
          const mails = (found.get(address)?.mails ?? 0) + 1;
          found.set(address, { address, said, mails });
        }
      return [...found.values()];
    },
  };
}

export type MailStateStore = ReturnType<typeof createMailStateStore>;
