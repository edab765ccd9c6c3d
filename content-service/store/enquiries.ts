import type { Selectable } from 'kysely';
import type { EnquiryContext } from '../../contract/enquiry-context';
import type { DrawingType } from '../../contract/drawings';
import type { QuotePart } from '../../contract/quote-request';
import type { CaptchaResult } from '../captcha';
import { addCounts, dayOf } from './counts';
import type { Database } from './database';
import { addDeliveries } from './deliveries';
import type { DrawingsFolder } from './drawings-folder';
import { createEnquiryRemoval } from './enquiry-removal';
import { mayHaveReceipt } from './receipts';
import type { Sent } from './repeats';
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
  /** Locale of the page with the form; none where its site has one language. */
  language?: string;
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

const ROWS_AT_ONCE = 200;

function enquiryOf(row: Selectable<Tables['enquiries']>, drawings: Drawing[]): Enquiry {
  const { id, kind, name, email, company, phone, subject, message } = row;
  return {
    ...{ id, kind, name, email, company, phone, subject, message, drawings },
    receivedAt: row.received_at,
    captcha: row.human_check,
    ...(row.language !== null && { language: row.language }),
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

  const removal = createEnquiryRemoval({ query, forgetDeleted }, folder, drawingsOf);

  return {
    /**
     * The enquiry and what has to be sent are on the disk when this resolves.
     * @param beforeCommit throws where it is too late
     * @returns undefined where another instance has stored the same meanwhile
     */
    add: async (
      enquiry: NewEnquiry,
      now: number,
      sent?: Sent,
      beforeCommit?: () => void,
    ): Promise<number | undefined> => {
      const { drawings = [], parts = [], context = {}, captcha, ...texts } = enquiry;
      const channels: Channel[] = ['mail'];
      if (hasWebhook) channels.push('webhook');
      return query.transaction().execute(async (transaction) => {
        if (await mayHaveReceipt(transaction, enquiry.email, { now, isShared }))
          channels.push('receipt');
        const row = await transaction
          .insertInto('enquiries')
          .values({
            ...texts,
            received_at: now,
            human_check: captcha,
            parts: JSON.stringify(parts),
            context: JSON.stringify(context),
            request_id: sent?.requestId,
            content_hash: sent?.contentHash,
          })
          .onConflict((conflict) => conflict.columns(['content_hash', 'request_id']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!row) return undefined;
        const rows = drawings.map(({ name, type, size, storedAs }) => ({
          ...{ name, type, size },
          enquiry_id: row.id,
          stored_as: storedAs,
        }));
        if (rows.length > 0) await transaction.insertInto('drawings').values(rows).execute();
        await addDeliveries(transaction, { enquiry_id: row.id }, channels, now);
        const kind = enquiry.kind === 'quote' ? 'quotes' : 'enquiries';
        await addCounts(transaction, dayOf(now), [{ kind, name: '', count: 1 }]);
        beforeCommit?.();
        return row.id;
      });
    },
    get: async (id: number): Promise<Enquiry | undefined> => {
      const row = await query
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const drawings = (await drawingsOf([id])).get(id)!;
      // Another instance may have stored the row and not named its files yet.
      await folder.keep(drawings.map(({ storedAs }) => storedAs));
      return enquiryOf(row, drawings);
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
    /** Files that are wanted. An empty database may be the wrong one. */
    namedDrawings: async (): Promise<{ names: Set<string>; isEmpty: boolean }> => {
      const rows = await query.selectFrom('drawings').select('stored_as').execute();
      return {
        names: new Set(rows.map(({ stored_as }) => stored_as)),
        isEmpty: rows.length === 0 && (await count()) === 0,
      };
    },
    ...removal,
    /** Whether removing those older than a time removes more than half of all. */
    isMostOlder: async (before: number): Promise<boolean> =>
      (await removal.countOlder(before)) > (await count()) / 2,
    count,
  };
}

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;
