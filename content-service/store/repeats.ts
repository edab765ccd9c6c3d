import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailboxOf } from '../../contract/formats/email';
import type { TimeLimit } from '../time-limit';
import type { Database } from './database';
import type { NewEnquiry } from './enquiries';
import { storageFault } from './storage-fault';

/** What tells that something was sent before. */
export interface Sent {
  /** Of the form; browsers without scripts send none. */
  requestId?: string;
  /** Of all that the visitor has filled in. */
  contentHash: string;
}

/** Sent without an id, the same within it counts as one. */
const REPEATED_WITHIN_MS = 30 * 60_000;

/** Longer than any request takes. After it, another one may go on: the instance has died. */
const CLAIM_MS = 20_000;
const LOOK_AGAIN_MS = 100;

/** @param enquiry with cleaned fields @param files their SHA-256 */
export function contentHash(
  enquiry: Pick<NewEnquiry, 'email' | 'name' | 'message'> &
    Partial<Pick<NewEnquiry, 'kind' | 'company' | 'phone' | 'subject' | 'parts'>>,
  files: readonly string[] = [],
): string {
  const { kind, name, email, company, phone, subject, message, parts } = enquiry;
  const content = [kind, name, mailboxOf(email), company, phone, subject, message, parts, files];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** What is sent is stored once. Times are ms since 1970. */
export function createRepeats(
  { query, withoutWaiting }: Pick<Database, 'query' | 'withoutWaiting'>,
  now: () => number,
) {
  /** @returns undefined while another request has the key, or another program the database */
  async function claim(key: string): Promise<number | undefined> {
    const until = now() + CLAIM_MS;
    const claimed = await withoutWaiting((alone) =>
      alone
        .insertInto('under_way')
        .values({ key, claimed_until: until })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ claimed_until: until })
            .where((is) =>
              is.or([
                is('under_way.claimed_until', '<=', now()),
                // Of a clock that was ahead.
                is('under_way.claimed_until', '>', now() + 2 * CLAIM_MS),
              ]),
            ),
        )
        .returning('key')
        .executeTakeFirst(),
    ).catch((error: unknown) => {
      if (storageFault(error) !== 'busy') throw error;
      return undefined;
    });
    return claimed && until;
  }

  return {
    /**
     * Of requests with the same key one at a time works, among all instances.
     * @throws what the work throws, and where the time is over
     */
    inTurn: async <T>(key: string, time: TimeLimit, work: () => Promise<T>): Promise<T> => {
      let until = await claim(key);
      while (until === undefined) {
        await sleep(LOOK_AGAIN_MS);
        time.check();
        until = await claim(key);
      }
      try {
        return await work();
      } finally {
        // It ends by itself where that fails.
        await query
          .deleteFrom('under_way')
          .where('key', '=', key)
          .where('claimed_until', '=', until)
          .execute()
          .catch(() => undefined);
      }
    },
    /** Whether it has been stored. */
    isKnown: async ({ requestId, contentHash }: Sent): Promise<boolean> => {
      const found = await query
        .selectFrom('enquiries')
        .select('id')
        .where('content_hash', '=', contentHash)
        .where((is) =>
          is.or([
            is('request_id', '=', requestId ?? ''),
            is.and([
              is('received_at', '>', now() - REPEATED_WITHIN_MS),
              ...(requestId ? [is('request_id', 'is', null)] : []),
            ]),
          ]),
        )
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}

export type Repeats = ReturnType<typeof createRepeats>;
