import { sql, type Transaction } from 'kysely';
import { mailboxOf } from '../../contract/formats/email';
import type { Tables } from './tables';

/** Nobody gets more receipts in a day because others fill in a form with his address. */
const RECEIPTS_A_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A receipt goes to an address that others may have typed. Enquiries that come at once are counted in turn. */
export async function mayHaveReceipt(
  transaction: Transaction<Tables>,
  email: string,
  { now, isShared }: { now: number; isShared: boolean },
): Promise<boolean> {
  const mailbox = mailboxOf(email);
  // SQLite has one transaction at a time.
  if (isShared) await sql`select pg_advisory_xact_lock(hashtext(${mailbox}))`.execute(transaction);
  const [name = '', domain = ''] = mailbox.split(/@(?=[^@]*$)/);
  const withTag = `${name.replace(/[!%_]/g, '!$&')}+%@${domain}`;
  const { amount } = await transaction
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('received_at', '>', now - DAY_MS)
    .where(sql<boolean>`(lower(email) = ${mailbox} or lower(email) like ${withTag} escape '!')`)
    .executeTakeFirstOrThrow();
  return amount < RECEIPTS_A_DAY;
}
