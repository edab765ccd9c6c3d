import type { Kysely } from 'kysely';
import { TABLES, type Tables } from './tables';

const ROWS_AT_ONCE = 500;

export async function isEmpty(query: Kysely<Tables>): Promise<boolean> {
  for (const table of TABLES) {
    if (await query.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return true;
}

/** Copies all tables with their ids into empty ones of the same schema version. */
export async function copyRows(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  for (const table of TABLES) {
    for (let last = 0; ;) {
      const rows = await from
        .selectFrom(table)
        .selectAll()
        .where('id', '>', last)
        .orderBy('id')
        .limit(ROWS_AT_ONCE)
        .execute();
      if (rows.length === 0) break;
      await to.insertInto(table).values(rows).execute();
      last = rows.at(-1)!.id;
    }
  }
}
