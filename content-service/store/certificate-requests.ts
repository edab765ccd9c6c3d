import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import { CODE_LIFETIME, CODE_TRIES } from '../../contract/form-limits';
import { CODE_DIGITS } from '../../contract/formats/code';
import type { CodeHasher } from './code-hasher';
import type { Database } from './database';
import { addDeliveries } from './deliveries';
import type { Tables } from './tables';

/** How far the clock may be set back while a code is valid. */
const MAX_CLOCK_STEP_MS = 60_000;

/** Fields of the request; `email` is trimmed and in lower case. */
export interface CertificateRequester {
  email: string;
  name: string;
  company_name: string;
  address: string;
  phone: string;
  /** Locale of the page with the form; none where its site has one language. */
  language?: string;
}

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'locked';

type CodeRow = Selectable<Tables['certificate_requests']>;

/** A code that is valid for longer than any is of a clock that was ahead. */
const isExpired = ({ expires_at }: CodeRow, now: number): boolean =>
  expires_at <= now || expires_at > now + CODE_LIFETIME + MAX_CLOCK_STEP_MS;

const newCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** Requests for the certificate and their codes; only the latest request of an e-mail is valid. */
export function createCertificateStore(
  { query, forgetDeleted }: Database,
  hasher: CodeHasher,
  { hasWebhook = false } = {},
) {
  const latestOf = (email: string): Promise<CodeRow | undefined> =>
    query
      .selectFrom('certificate_requests')
      .selectAll()
      .where('email', '=', email)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();

  const setState = (id: number, state: 'issued' | 'used' | 'failed', from: CodeRow['state'][]) =>
    query
      .updateTable('certificate_requests')
      .set({
        state,
        ...(state !== 'issued' && { code_hash: null }),
        // It may be sent again.
        ...(state === 'failed' && { request_id: null }),
      })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst();

  /** Counted before the code is compared: tries at the same time would otherwise all be the first. */
  async function countTry(id: number): Promise<boolean> {
    const { numUpdatedRows } = await query
      .updateTable('certificate_requests')
      .set((is) => ({ wrong_tries: is('wrong_tries', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'issued')
      .where('wrong_tries', '<', CODE_TRIES)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  }

  return {
    /**
     * Stores the request and creates its code, which is not valid before `issue`.
     * @param beforeCommit throws where it is too late
     */
    open: (
      requester: CertificateRequester,
      now: number,
      requestId?: string,
      beforeCommit?: () => void,
    ) =>
      query.transaction().execute(async (transaction) => {
        // Of a code that is too old, or of an instance that has died before it sent the mail.
        if (requestId !== undefined)
          await transaction
            .updateTable('certificate_requests')
            .set({ request_id: null })
            .where('request_id', '=', requestId)
            .execute();
        const { id } = await transaction
          .insertInto('certificate_requests')
          .values({
            ...requester,
            requested_at: now,
            request_id: requestId,
            state: 'sending',
            expires_at: now + CODE_LIFETIME,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const code = newCode();
        await transaction
          .updateTable('certificate_requests')
          .set({ code_hash: hasher.hash(id, code) })
          .where('id', '=', id)
          .execute();
        await transaction
          .updateTable('certificate_requests')
          .set({ state: 'replaced', code_hash: null })
          .where('email', '=', requester.email)
          .where('id', '<', id)
          .where('state', 'in', ['sending', 'issued'])
          .execute();
        const of = { certificate_request_id: id };
        await addDeliveries(transaction, of, hasWebhook ? ['webhook'] : [], now);
        beforeCommit?.();
        return { id, code };
      }),
    /** Whether its mail was sent, and its code is not too old. */
    isKnown: async (requestId: string, now: number): Promise<boolean> => {
      const row = await query
        .selectFrom('certificate_requests')
        .select('id')
        .where('request_id', '=', requestId)
        .where('state', '!=', 'sending')
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },
    get: async (id: number): Promise<CodeRow | undefined> =>
      query.selectFrom('certificate_requests').selectAll().where('id', '=', id).executeTakeFirst(),
    /** Makes the code valid; call it when the mail has been sent. */
    issue: async (id: number): Promise<void> => void (await setState(id, 'issued', ['sending'])),
    /** Invalidates the code; call it when the mail was not sent, or does not arrive after all. */
    withdraw: async (id: number): Promise<void> =>
      void (await setState(id, 'failed', ['sending', 'issued'])),
    /** Consumes a right code, once among all instances, and counts a wrong one as a try. */
    verify: async (email: string, code: string, now: number): Promise<CodeVerdict> => {
      const row = await latestOf(email);
      if (row?.state === 'used') return 'expired';
      if (row?.state !== 'issued' || row.code_hash === null) return 'wrong';
      if (isExpired(row, now)) return 'expired';
      if (!(await countTry(row.id))) return 'locked';
      if (!hasher.matches(row.code_hash, row.id, code)) return 'wrong';
      const { numUpdatedRows } = await setState(row.id, 'used', ['issued']);
      return numUpdatedRows > 0 ? 'right' : 'expired';
    },
    /** @returns how many requests were removed */
    removeOlder: async (before: number): Promise<number> => {
      const { numDeletedRows } = await query
        .deleteFrom('certificate_requests')
        .where('requested_at', '<', before)
        .executeTakeFirst();
      if (numDeletedRows > 0) await forgetDeleted();
      return Number(numDeletedRows);
    },
    /** Whether a valid code was sent and not used yet. */
    hasUsableCode: async (email: string, now: number): Promise<boolean> => {
      const row = await latestOf(email);
      return row?.state === 'issued' && !isExpired(row, now) && row.wrong_tries < CODE_TRIES;
    },
  };
}

export type CertificateStore = ReturnType<typeof createCertificateStore>;
