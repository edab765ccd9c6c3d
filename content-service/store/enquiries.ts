import { sql, type Selectable, type Transaction } from 'kysely';
import type { EnquiryContext } from '../../contract/enquiry-context';
import type { DrawingType } from '../../contract/drawings';
import { mailboxOf } from '../../contract/formats/email';
import type { QuotePart } from '../../contract/quote-request';
import type { CaptchaResult } from '../captcha';
import { addCounts, dayOf } from './counts';
import type { Database } from './database';
import { addDeliveries } from './deliveries';
import type { DrawingsFolder } from './drawings-folder';
import type { Channel, Tables } from './tables';

export interface Drawing {
  name: string;
  type: DrawingType;
  /** Bytes. */
  size: number;
  storedAs: string;
}

/** What a visitor sent, and the result of the captcha; `receivedAt` in ms since 1970. */
export interface Enquiry {
  id: number;
  receivedAt: number;
  kind: 'message' | 'quote';
  name: string;
  email: string;
  company: string;
  phone: string;
  subject: string;
  message: string;
  parts: QuotePart[];
  context: EnquiryContext;
  drawings: Drawing[];
  captcha: CaptchaResult;
}

type Required = 'name' | 'email' | 'message' | 'captcha';
export type NewEnquiry = Pick<Enquiry, Required> & Partial<Omit<Enquiry, 'id' | 'receivedAt'>>;

/** With the field names of the export files. */
export interface StoredEnquiry extends Enquiry {
  /** `outbox`: there is no mail server, so the mail is only in the outbox folder. */
  mailState: 'waiting' | 'sent' | 'outbox' | 'failed';
  /** Why the mail could not be sent, while it waits. */
  lastError: string | null;
}

/** Nobody gets more receipts in a day because others fill in a form with his address. */
const RECEIPTS_A_DAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

const ROWS_AT_ONCE = 200;

function enquiryOf(row: Selectable<Tables['enquiries']>, drawings: Drawing[]): Enquiry {
  const { id, kind, name, email, company, phone, subject, message } = row;
  return {
    ...{ id, kind, name, email, company, phone, subject, message, drawings },
    receivedAt: row.received_at,
    captcha: row.human_check,
    parts: JSON.parse(row.parts) as QuotePart[],
    context: JSON.parse(row.context) as EnquiryContext,
  };
}

/** Enquiries and requests for quotes. All times are ms since 1970. */
export function createEnquiryStore(
  { query, isShared, forgetDeleted }: Database,
  folder: DrawingsFolder,
  { hasWebhook = false } = {},
) {
  /** Those received before a time whose mail was sent. */
  const old = (before: number) =>
    query
      .selectFrom('enquiries')
      .where('received_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('deliveries')
              .select('deliveries.id')
              .whereRef('enquiry_id', '=', 'enquiries.id')
              .where('channel', '=', 'mail')
              .where('state', '=', 'waiting'),
          ),
        ),
      );

  const count = async (): Promise<number> => {
    const { amount } = await query
      .selectFrom('enquiries')
      .select(({ fn }) => fn.countAll<number>().as('amount'))
      .executeTakeFirstOrThrow();
    return amount;
  };

  async function drawingsOf(ids: readonly number[]): Promise<Map<number, Drawing[]>> {
    const found = new Map<number, Drawing[]>(ids.map((id) => [id, []]));
    if (ids.length === 0) return found;
    const rows = await query
      .selectFrom('drawings')
      .selectAll()
      .where('enquiry_id', 'in', ids)
      .orderBy('id')
      .execute();
    for (const { enquiry_id, name, type, size, stored_as } of rows)
      found.get(enquiry_id)?.push({ name, type, size, storedAs: stored_as });
    return found;
  }

  const namesInUse = async (): Promise<Set<string>> => {
    const rows = await query.selectFrom('drawings').select('stored_as').execute();
    return new Set(rows.map(({ stored_as }) => stored_as));
  };

  /** Rows first: a crash leaves files that `removeOrphans` finds. */
  async function remove(ids: readonly number[]): Promise<number[]> {
    const removed: number[] = [];
    for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
      const some = ids.slice(start, start + ROWS_AT_ONCE);
      const drawings = await drawingsOf(some);
      const rows = await query
        .deleteFrom('enquiries')
        .where('id', 'in', some)
        .returning('id')
        .execute();
      for (const { id } of rows) {
        removed.push(id);
        await folder.remove(drawings.get(id)!.map(({ storedAs }) => storedAs));
      }
    }
    if (removed.length > 0) await forgetDeleted();
    return removed;
  }

  /** A receipt goes to an address that others may have typed. Enquiries that come at once are counted in turn. */
  async function mayHaveReceipt(
    transaction: Transaction<Tables>,
    email: string,
    now: number,
  ): Promise<boolean> {
    const mailbox = mailboxOf(email);
    // SQLite has one transaction at a time.
    if (isShared)
      await sql`select pg_advisory_xact_lock(hashtext(${mailbox}))`.execute(transaction);
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

  return {
    /** The enquiry and what has to be sent are on the disk when this resolves. */
    add: async (enquiry: NewEnquiry, now: number): Promise<number> => {
      const { drawings = [], parts = [], context = {}, captcha, ...texts } = enquiry;
      const channels: Channel[] = ['mail'];
      if (hasWebhook) channels.push('webhook');
      return query.transaction().execute(async (transaction) => {
        if (await mayHaveReceipt(transaction, enquiry.email, now)) channels.push('receipt');
        const { id } = await transaction
          .insertInto('enquiries')
          .values({
            ...texts,
            received_at: now,
            human_check: captcha,
            parts: JSON.stringify(parts),
            context: JSON.stringify(context),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const rows = drawings.map(({ storedAs, ...rest }) => ({
          ...rest,
          enquiry_id: id,
          stored_as: storedAs,
        }));
        if (rows.length > 0) await transaction.insertInto('drawings').values(rows).execute();
        await addDeliveries(transaction, { enquiry_id: id }, channels, now);
        const kind = enquiry.kind === 'quote' ? 'quotes' : 'enquiries';
        await addCounts(transaction, dayOf(now), [{ kind, name: '', count: 1 }]);
        return id;
      });
    },
    get: async (id: number): Promise<Enquiry | undefined> => {
      const row = await query
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && enquiryOf(row, (await drawingsOf([id])).get(id)!);
    },
    /** Enquiries received at this time or later, oldest first. */
    list: async (since = 0): Promise<StoredEnquiry[]> => {
      const rows = await query
        .selectFrom('enquiries')
        .innerJoin('deliveries', (join) =>
          join.onRef('enquiry_id', '=', 'enquiries.id').on('channel', '=', 'mail'),
        )
        .selectAll('enquiries')
        .select(['state', 'in_outbox', 'last_error'])
        .where('received_at', '>=', since)
        .orderBy('received_at')
        .orderBy('enquiries.id')
        .execute();
      const listed: StoredEnquiry[] = [];
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        const some = rows.slice(start, start + ROWS_AT_ONCE);
        const drawings = await drawingsOf(some.map(({ id }) => id));
        for (const row of some) {
          const enquiry = enquiryOf(row, drawings.get(row.id)!);
          listed.push({
            ...enquiry,
            mailState: row.in_outbox ? 'outbox' : row.state,
            lastError: row.last_error,
          });
        }
      }
      return listed;
    },
    /** By the ids of their enquiries. */
    drawingsOf,
    /** Bytes of the drawings received since a time. */
    drawingBytesSince: async (since: number): Promise<number> => {
      const { bytes } = await query
        .selectFrom('drawings')
        .innerJoin('enquiries', 'enquiries.id', 'enquiry_id')
        .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
        .where('received_at', '>', since)
        .executeTakeFirstOrThrow();
      return Number(bytes);
    },
    /** With their drawings. @returns the ids of those that were there */
    remove,
    /** Keeps those whose mail still waits. @returns how many were removed */
    removeOlder: async (before: number): Promise<number> => {
      const rows = await old(before).select('enquiries.id').execute();
      return (await remove(rows.map(({ id }) => id))).length;
    },
    /** Removes files of uploads that a crash broke off. @returns how many */
    removeOrphans: async (before: number): Promise<number> => {
      // An empty database may be the wrong one.
      if ((await count()) === 0) return 0;
      const names = await namesInUse();
      return folder.removeOrphans((name) => names.has(name), before);
    },
    /** Whether removing those older than a time removes more than half of all. */
    isMostOlder: async (before: number): Promise<boolean> => {
      const { amount } = await old(before)
        .select(({ fn }) => fn.countAll<number>().as('amount'))
        .executeTakeFirstOrThrow();
      return amount > (await count()) / 2;
    },
    count,
  };
}

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;
