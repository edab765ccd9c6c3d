import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

type Table = Record<'id' | 'parent' | '_order' | '_status' | 'deletedAt', never>;

/** What Payload's adapters have, and its types do not tell. */
type Database = {
  tables: Record<string, Table>;
  drizzle: {
    update(table: Table): { set(values: object): { where(is: unknown): Promise<unknown> } };
    select(columns: object): {
      from(table: Table): {
        where(is: unknown): { orderBy(by: unknown): Promise<{ id: number }[]> };
      };
    };
  };
  /** Of SQLite. */
  client?: {
    execute(query: { sql: string; args: string[] }): Promise<{ rows: { last: unknown }[] }>;
  };
  /** Of PostgreSQL. */
  pool?: { query(sql: string): Promise<{ rows: { last: unknown }[] }> };
  /** The transactions of requests; on SQLite there are none. */
  sessions?: Record<string, { db: { execute(query: unknown): Promise<unknown> } }>;
};

export function databaseOf(payload: Payload): Database {
  const adapter: object = payload.db;
  return adapter as Database;
}

export const tableName = (slug: string): string => slug.replaceAll('-', '_');

export function tableOf(payload: Payload, slug: CollectionSlug, versions = false) {
  const { tables, drizzle } = databaseOf(payload);
  return { table: tables[tableName(versions ? `_${slug}_v` : slug)]!, drizzle };
}

async function inTransaction(req: PayloadRequest, query: unknown): Promise<void> {
  const { pool, sessions } = databaseOf(req.payload);
  const id = await req.transactionID;
  if (!pool || id === undefined) return;
  await sessions?.[id]?.db.execute(query);
}

/** From here to the end of its transaction a request is the only one at this task. */
export const waitForTurn = (req: PayloadRequest, task: string): Promise<void> =>
  inTransaction(req, sql`SELECT pg_advisory_xact_lock(hashtext(${`editor: ${task}`}))`);

/**
 * As `waitForTurn`, of what changes an item or, without an id, a record: a record that was never published
 * has no row. Other items may refer to the row meanwhile.
 */
export const waitForItem = (req: PayloadRequest, slug: string, id?: number): Promise<void> => {
  if (id === undefined) return waitForTurn(req, slug);
  const table = sql.identifier(tableName(slug));
  return inTransaction(req, sql`SELECT id FROM ${table} WHERE id = ${id} FOR NO KEY UPDATE`);
};
