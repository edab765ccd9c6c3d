import type { Transaction } from 'kysely';
import type { Database } from './database';
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
}

export interface LoggedDelivery extends Delivery {
  state: 'waiting' | 'sent' | 'failed';
  /** 1 when it was only kept in the outbox folder. */
  inOutbox: number;
  lastError: string | null;
}

/** Times are ms since 1970. */
export interface MailState {
  oldestWaiting: number | null;
  lastSent: number | null;
  /** Waiting ones that have been tried. */
  refused: number;
  /** Stored, and sent to nobody: there was no recipient or no mail server. */
  unmailed: number;
}

const again = (now: number) => ({
  state: 'waiting' as const,
  created_at: now,
  attempts: 0,
  next_attempt_at: now,
  claimed_until: 0,
  sent_at: null,
});

/**
 * Longer than any attempt takes. After it, another instance may try. One that ends later than twice as
 * long from now is of a clock that was ahead; clocks of instances may differ.
 */
const CLAIM_MS = 10 * 60_000;

/** In the transaction that stores the enquiry or the request for a code. */
export async function addDeliveries(
  transaction: Transaction<Tables>,
  of: { enquiry_id: number } | { certificate_request_id: number },
  channels: readonly Channel[],
  now: number,
): Promise<void> {
  const rows = channels.map((channel) => ({
    ...of,
    channel,
    created_at: now,
    next_attempt_at: now,
  }));
  if (rows.length > 0) await transaction.insertInto('deliveries').values(rows).execute();
}

/** What has to be sent because of an enquiry, and whether it was. All times are ms since 1970. */
export function createDeliveryStore({ query, isShared }: Database) {
  const waiting = () => query.selectFrom('deliveries').where('state', '=', 'waiting');

  return {
    /**
     * Takes the delivery that has been due for the longest time, so that no other instance takes it.
     * @param latest a time after which no attempt is planned, except by a clock that was ahead
     */
    claim: async (
      channels: readonly Channel[],
      now: number,
      latest: number,
    ): Promise<Delivery | undefined> => {
      const due = waiting()
        .select('id')
        .where('channel', 'in', channels)
        .where((is) =>
          is.or([is('next_attempt_at', '<=', now), is('next_attempt_at', '>', latest)]),
        )
        .where((is) =>
          is.or([is('claimed_until', '<=', now), is('claimed_until', '>', now + 2 * CLAIM_MS)]),
        )
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .$if(isShared, (select) => select.forUpdate().skipLocked());
      return query
        .updateTable('deliveries')
        .set((is) => ({ attempts: is('attempts', '+', 1), claimed_until: now + CLAIM_MS }))
        .where('id', '=', due)
        .returning([
          'id',
          'enquiry_id as enquiryId',
          'certificate_request_id as certificateRequestId',
          'channel',
          'created_at as createdAt',
          'attempts',
        ])
        .executeTakeFirst();
    },
    /** @param inOutbox it was only kept in the outbox folder */
    markSent: async (id: number, now: number, inOutbox = false): Promise<void> => {
      const done = { state: 'sent', claimed_until: 0, last_error: null } as const;
      await query
        .updateTable('deliveries')
        .set({ ...done, in_outbox: Number(inOutbox), sent_at: now })
        .where('id', '=', id)
        .execute();
    },
    /** @param nextAttemptAt undefined when it is given up */
    noteFailure: async (id: number, reason: string, nextAttemptAt?: number): Promise<void> => {
      await query
        .updateTable('deliveries')
        .set({
          last_error: reason,
          claimed_until: 0,
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
    /** What became of the mails to the company, and when anything was last mailed. */
    mailState: async (): Promise<MailState> => {
      const mails = query.selectFrom('deliveries').where('channel', '=', 'mail');
      const { oldestWaiting, refused } = await mails
        .where('state', '=', 'waiting')
        .select(({ fn }) => [
          fn.min<number | null>('created_at').as('oldestWaiting'),
          fn.count<number>('last_error').as('refused'),
        ])
        .executeTakeFirstOrThrow();
      const { unmailed } = await mails
        .where((is) => is.or([is('state', '=', 'failed'), is('in_outbox', '=', 1)]))
        .select(({ fn }) => fn.countAll<number>().as('unmailed'))
        .executeTakeFirstOrThrow();
      const { lastSent } = await query
        .selectFrom('deliveries')
        .where('channel', 'in', ['mail', 'receipt'])
        .where('in_outbox', '=', 0)
        .select(({ fn }) => fn.max<number | null>('sent_at').as('lastSent'))
        .executeTakeFirstOrThrow();
      return { oldestWaiting, lastSent, refused, unmailed };
    },
    /** How many have not been sent yet. */
    countWaiting: async (channels: readonly Channel[]): Promise<number> => {
      const { amount } = await waiting()
        .where('channel', 'in', channels)
        .select(({ fn }) => fn.countAll<number>().as('amount'))
        .executeTakeFirstOrThrow();
      return amount;
    },
  };
}

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;
