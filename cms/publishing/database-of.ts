import type { CollectionSlug, Payload } from 'payload';

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
