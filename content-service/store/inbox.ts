import type { Database } from './database';
import type { EnquiryStore } from './enquiries';

/** What staff read and finish. */
export const INBOX_KINDS = ['enquiries', 'code-requests'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** What staff noted; `doneAt` in ms since 1970. */
export interface Mark {
  done: boolean;
  note: string;
}

const TABLE = { enquiries: 'enquiries', 'code-requests': 'certificate_requests' } as const;

const COLUMNS = {
  enquiries: [
    'id',
    'received_at as receivedAt',
    'name',
    'email',
    'message',
    'kind',
    'subject',
    'company',
    'phone',
    'done_at as doneAt',
    'note',
  ],
  // Never the hash of a code.
  'code-requests': [
    'id',
    'requested_at as receivedAt',
    'name',
    'email',
    'company_name as company',
    'address',
    'phone',
    'state',
    'done_at as doneAt',
    'note',
  ],
} as const;

type Page = { openOnly: boolean; offset: number; limit: number };

/** Enquiries, quotes among them, and code requests as staff work through them, latest first. */
export function createInboxStore(
  { query, forgetDeleted }: Database,
  enquiries: Pick<EnquiryStore, 'remove'>,
) {
  return {
    list: async (kind: InboxKind, { openOnly, offset, limit }: Page) => {
      const found = query
        .selectFrom(TABLE[kind])
        .$if(openOnly, (open) => open.where('done_at', 'is', null));
      const [items, { total }] = await Promise.all([
        found
          .select(COLUMNS[kind] as (typeof COLUMNS)['enquiries'])
          .orderBy('id', 'desc')
          .offset(offset)
          .limit(limit)
          .execute(),
        found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return { items, total };
    },
    /** @returns false where there is no such item */
    mark: async (kind: InboxKind, id: number, { done, note }: Mark, now: number) => {
      const { numUpdatedRows } = await query
        .updateTable(TABLE[kind])
        .set(({ fn, val }) => ({
          note,
          // The first time counts.
          done_at: done ? fn.coalesce('done_at', val(now)) : null,
        }))
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },
    /** @returns false where there is no such item */
    remove: async (kind: InboxKind, id: number) => {
      // With its drawings.
      if (kind === 'enquiries') return (await enquiries.remove([id])).length > 0;
      const { numDeletedRows } = await query
        .deleteFrom('certificate_requests')
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows > 0) await forgetDeleted();
      return numDeletedRows > 0;
    },
  };
}

export type InboxStore = ReturnType<typeof createInboxStore>;
