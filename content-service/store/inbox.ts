import { sql } from 'kysely';
import type { EnquiryContext } from '../../contract/enquiry-context';
import type { InboxKind, InboxMark } from '../../contract/inbox';
import type { QuotePart } from '../../contract/quote-request';
import type { Database } from './database';
import type { Drawing, EnquiryStore } from './enquiries';

/** @property both somebody else had written meanwhile, and the note has both texts now */
export type Marked = { note: string; both: boolean };

/** A note that somebody else has changed since it was opened keeps their words. */
function notedTogether(held: string, { note, before }: InboxMark): Marked {
  if (note === undefined || note === before) return { note: held, both: false };
  if (before === undefined || held === before || held === note) return { note, both: false };
  const after = note.startsWith(before) ? note.slice(before.length) : '';
  // What goes on within a word, “Offer 12” to “Offer 120”, is no text of its own.
  const added = before === '' || /^\s/.test(after) ? after.trim() : note;
  return { note: [held, added].filter(Boolean).join('\n\n'), both: true };
}

/** Messages and requests for quotes are rows of one table. */
const SOURCE = {
  enquiries: { table: 'enquiries', kind: 'message' },
  quotes: { table: 'enquiries', kind: 'quote' },
  'code-requests': { table: 'certificate_requests', kind: undefined },
} as const;

const MESSAGE_COLUMNS = [
  'id',
  'received_at as receivedAt',
  'name',
  'email',
  'message',
  'subject',
  'company',
  'phone',
  'parts',
  'context',
  'language',
  'done_at as doneAt',
  'note',
] as const;

/** Never the hash of a code. */
const CODE_REQUEST_COLUMNS = [
  'id',
  'requested_at as receivedAt',
  'name',
  'email',
  'company_name as company',
  'address',
  'phone',
  'state',
  'language',
  'done_at as doneAt',
  'note',
] as const;

type Page = { openOnly: boolean; offset: number; limit: number };

/** Enquiries, requests for quotes and for codes as staff work through them, latest first. */
export function createInboxStore(
  { query, forgetDeleted }: Database,
  enquiries: Pick<EnquiryStore, 'remove' | 'drawingsOf'>,
) {
  const messages = (kind: 'message' | 'quote', openOnly: boolean) =>
    query
      .selectFrom('enquiries')
      .where('kind', '=', kind)
      .$if(openOnly, (open) => open.where('done_at', 'is', null));
  const codeRequests = (openOnly: boolean) =>
    query
      .selectFrom('certificate_requests')
      .$if(openOnly, (open) => open.where('done_at', 'is', null));

  async function messagesOf(kind: 'message' | 'quote', { openOnly, offset, limit }: Page) {
    const rows = await messages(kind, openOnly)
      .select(MESSAGE_COLUMNS)
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    const drawings = await enquiries.drawingsOf(rows.map(({ id }) => id));
    return rows.map(({ parts, context, ...row }) => ({
      ...row,
      parts: JSON.parse(parts) as QuotePart[],
      context: JSON.parse(context) as EnquiryContext,
      // Where it is stored is nobody's business.
      files: drawings.get(row.id)!.map(({ name, type, size }) => ({ name, type, size })),
    }));
  }

  const codeRequestsOf = ({ openOnly, offset, limit }: Page) =>
    codeRequests(openOnly)
      .select(CODE_REQUEST_COLUMNS)
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();

  async function count(kind: InboxKind, openOnly: boolean): Promise<number> {
    const source = SOURCE[kind];
    const amount = sql<number>`count(*)`.as('total');
    const found = source.kind
      ? messages(source.kind, openOnly).select(amount)
      : codeRequests(openOnly).select(amount);
    return Number((await found.executeTakeFirstOrThrow()).total);
  }

  const has = async (kind: 'message' | 'quote', id: number): Promise<boolean> =>
    (await messages(kind, false).select('id').where('id', '=', id).execute()).length > 0;

  return {
    list: async (kind: InboxKind, page: Page) => {
      const source = SOURCE[kind];
      const [items, total] = await Promise.all([
        source.kind ? messagesOf(source.kind, page) : codeRequestsOf(page),
        count(kind, page.openOnly),
      ]);
      return { items, total };
    },
    /** @returns undefined where there is no such item */
    mark: async (
      kind: InboxKind,
      id: number,
      mark: InboxMark,
      now: number,
    ): Promise<Marked | undefined> => {
      const source = SOURCE[kind];
      if (source.kind && !(await has(source.kind, id))) return undefined;
      for (;;) {
        const held = await query
          .selectFrom(source.table)
          .select('note')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!held) return undefined;
        const marked = notedTogether(held.note, mark);
        const { numUpdatedRows } = await query
          .updateTable(source.table)
          .set(({ fn, val, ref }) => ({
            note: marked.note,
            // The first time counts.
            done_at:
              mark.done === undefined
                ? ref('done_at')
                : mark.done
                  ? fn.coalesce('done_at', val(now))
                  : null,
          }))
          .where('id', '=', id)
          .where('note', '=', held.note)
          .executeTakeFirst();
        // Otherwise another one was noted between the two.
        if (numUpdatedRows > 0) return marked;
      }
    },
    /** @returns false where there is no such item */
    remove: async (kind: InboxKind, id: number) => {
      const source = SOURCE[kind];
      // With its drawings.
      if (source.kind)
        return (await has(source.kind, id)) && (await enquiries.remove([id])).length > 0;
      const { numDeletedRows } = await query
        .deleteFrom('certificate_requests')
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows > 0) await forgetDeleted();
      return numDeletedRows > 0;
    },
    /** @param position of the file among those of the item, from 1 */
    drawing: async (id: number, position: number): Promise<Drawing | undefined> =>
      (await enquiries.drawingsOf([id])).get(id)?.[position - 1],
  };
}

export type InboxStore = ReturnType<typeof createInboxStore>;
