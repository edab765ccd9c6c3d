import type { Transaction } from 'kysely';
import type { Database } from './database';
import { progressOf, type MailProgress } from './mail-progress';
import type { Channel, Tables } from './tables';

/** What one instance is delivering; times are ms since 1970. */
export interface Delivery {
  id: number;
  enquiryId: number | null;
  certificateRequestId: number | null;
  channel: Channel;
  createdAt: number;
  /** With the current one. */
  attempts: number;
  claimedUntil: number;
  /** Of a mail that has been tried. */
  progress?: MailProgress;
}

export interface LoggedDelivery extends Omit<Delivery, 'claimedUntil' | 'progress'> {
  state: 'waiting' | 'sent' | 'failed';
  /** 1 when it was only kept in the outbox folder. */
  inOutbox: number;
  lastError: string | null;
}

const again = (now: number) => ({
  state: 'waiting' as const,
  created_at: now,
  attempts: 0,
  next_attempt_at: now,
  claimed_until: 0,
  sent_at: null,
});

/** Longer than databases are away. */
export const CLAIM_MS = 10 * 60_000;

/** In the transaction that stores the enquiry or the request for a code. */
export async function addDeliveries(
  transaction: Transaction<Tables>,
  of: { enquiry_id: number } | { certificate_request_id: number },
  channels: readonly Channel[],
  now: number,
): Promise<void> {
  const times = { created_at: now, next_attempt_at: now };
  const rows = channels.map((channel) => ({ ...of, ...times, channel }));
  if (rows.length > 0) await transaction.insertInto('deliveries').values(rows).execute();
}

/** What has to be sent because of an enquiry, and whether it was. All times are ms since 1970. */
export function createDeliveryStore({ query, isShared, withoutWaiting }: Database) {
  const waiting = () => query.selectFrom('deliveries').where('state', '=', 'waiting');

  return {
    /**
     * Takes the delivery that has been due for the longest time, so that no other instance takes it.
     * @param latest a time after which no attempt is planned, except by a clock that was ahead
     * @param claimMs after it another instance may take it. A claim that ends later than twice as long from
     * now is of a clock that was ahead; clocks of instances may differ.
     */
    claim: async (
      channels: readonly Channel[],
      now: number,
      latest: number,
      claimMs = CLAIM_MS,
    ): Promise<Delivery | undefined> => {
      const due = waiting()
        .select('id')
        .where('channel', 'in', channels)
        .where((is) =>
          is.or([is('next_attempt_at', '<=', now), is('next_attempt_at', '>', latest)]),
        )
        .where((is) =>
          is.or([is('claimed_until', '<=', now), is('claimed_until', '>', now + 2 * claimMs)]),
        )
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .$if(isShared, (select) => select.forUpdate().skipLocked());
      const row = await query
        .updateTable('deliveries')
        .set((is) => ({ attempts: is('attempts', '+', 1), claimed_until: now + claimMs }))
        .where('id', '=', due)
        .returning([
          'id',
          'enquiry_id as enquiryId',
          'certificate_request_id as certificateRequestId',
          'channel',
          'created_at as createdAt',
          'attempts',
          'claimed_until as claimedUntil',
          'progress',
        ])
        .executeTakeFirst();
      return row && { ...row, progress: progressOf(row.progress) };
    },
    /** @param held until when it was claimed @returns whether it still was, and is now until `next` */
    renew: async (id: number, held: number, next: number): Promise<boolean> => {
      const { numUpdatedRows } = await query
        .updateTable('deliveries')
        .set({ claimed_until: next })
        .where('id', '=', id)
        .where('claimed_until', '=', held)
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },
    /** @param inOutbox it was only kept in the outbox folder */
    markSent: async (id: number, now: number, inOutbox = false): Promise<void> => {
      const done = { state: 'sent', claimed_until: 0, last_error: null, progress: null } as const;
      await withoutWaiting((alone) =>
        alone
          .updateTable('deliveries')
          .set({ ...done, in_outbox: Number(inOutbox), sent_at: now })
          .where('id', '=', id)
          .execute(),
      );
    },
    /** @param reason null: it was broken off @param nextAttemptAt undefined when it is given up */
    noteFailure: async (
      id: number,
      reason: string | null,
      nextAttemptAt?: number,
      progress?: MailProgress,
    ): Promise<void> => {
      await query
        .updateTable('deliveries')
        .set({
          last_error: reason,
          claimed_until: 0,
          ...(progress && { progress: JSON.stringify(progress) }),
          ...(nextAttemptAt === undefined
            ? { state: 'failed' as const }
            : { next_attempt_at: nextAttemptAt }),
        })
        .where('id', '=', id)
        .execute();
    },
    /** Makes everything that waits due now, except for what another instance delivers. */
    retryAll: async (channels: readonly Channel[], now: number): Promise<void> => {
      await query
        .updateTable('deliveries')
        .set({ next_attempt_at: now, claimed_until: 0 })
        .where('state', '=', 'waiting')
        .where('channel', 'in', channels)
        .$if(isShared, (update) => update.where('claimed_until', '<=', now))
        .execute();
    },
    /** undefined when nothing waits. */
    nextAttemptAt: async (channels: readonly Channel[]): Promise<number | undefined> => {
      const row = await waiting()
        .where('channel', 'in', channels)
        .select(({ fn, ref, case: when }) =>
          fn
            .min<number | null>(
              when()
                .when('claimed_until', '>', ref('next_attempt_at'))
                .then(ref('claimed_until'))
                .else(ref('next_attempt_at'))
                .end(),
            )
            .as('next'),
        )
        .executeTakeFirst();
      return row?.next ?? undefined;
    },
    /** What was or will be sent since a time, oldest first. */
    list: async (since = 0): Promise<LoggedDelivery[]> =>
      query
        .selectFrom('deliveries')
        .select([
          'id',
          'enquiry_id as enquiryId',
          'certificate_request_id as certificateRequestId',
          'channel',
          'created_at as createdAt',
          'attempts',
          'state',
          'in_outbox as inOutbox',
          'last_error as lastError',
        ])
        .where('created_at', '>=', since)
        .orderBy('id')
        .execute(),
    /** Makes all webhooks that were given up due again. @returns how many */
    replayFailed: async (now: number): Promise<number> => {
      const { numUpdatedRows } = await query
        .updateTable('deliveries')
        .set(again(now))
        .where('channel', '=', 'webhook')
        .where('state', '=', 'failed')
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    /** Makes the webhook of an enquiry due, whatever became of it. @returns false without such an enquiry */
    replay: async (enquiryId: number, now: number): Promise<boolean> =>
      query.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('deliveries')
          .set(again(now))
          .where('channel', '=', 'webhook')
          .where('enquiry_id', '=', enquiryId)
          .executeTakeFirst();
        if (numUpdatedRows > 0) return true;
        const { id } =
          (await transaction
            .selectFrom('enquiries')
            .select('id')
            .where('id', '=', enquiryId)
            .executeTakeFirst()) ?? {};
        if (id !== undefined)
          await addDeliveries(transaction, { enquiry_id: id }, ['webhook'], now);
        return id !== undefined;
      }),
  };
}

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;
