import type { Database } from './database';
import type { DrawingsFolder } from './drawings-folder';
import { NoAnswerError } from './storage-fault';

const ROWS_AT_ONCE = 200;

/** Removes enquiries with their drawings, at once. Times are ms since 1970. */
export function createEnquiryRemoval(
  { query, forgetDeleted }: Pick<Database, 'query' | 'forgetDeleted'>,
  folder: DrawingsFolder,
  drawingsOf: (ids: readonly number[]) => Promise<Map<number, { storedAs: string }[]>>,
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

  /** @returns the ids of those that were there */
  async function remove(ids: readonly number[]): Promise<number[]> {
    const removed: number[] = [];
    for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
      const some = ids.slice(start, start + ROWS_AT_ONCE);
      const drawings = [...(await drawingsOf(some)).values()].flat();
      const files = drawings.map(({ storedAs }) => storedAs);
      await folder.release(files);
      const rows = await query
        .deleteFrom('enquiries')
        .where('id', 'in', some)
        .returning('id')
        .execute()
        .catch(async (error: unknown) => {
          // Without an answer they may be deleted.
          if (!(error instanceof NoAnswerError)) await folder.keep(files);
          throw error;
        });
      await folder.remove(files);
      removed.push(...rows.map(({ id }) => id));
    }
    if (removed.length > 0) await forgetDeleted();
    return removed;
  }

  return {
    remove,
    /** Keeps those whose mail still waits. @returns how many were removed */
    removeOlder: async (before: number): Promise<number> => {
      const rows = await old(before).select('enquiries.id').execute();
      return (await remove(rows.map(({ id }) => id))).length;
    },
    countOlder: async (before: number): Promise<number> => {
      const { amount } = await old(before)
        .select(({ fn }) => fn.countAll<number>().as('amount'))
        .executeTakeFirstOrThrow();
      return amount;
    },
  };
}
