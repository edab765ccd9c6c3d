import type { Payload } from 'payload';
import { contentFiles } from './content-files';
import { databaseOf, tableName } from './database-of';

/** PostgreSQL does not count the numbers that an import gives: the next new item would get one of them. */
export async function raiseSequences(payload: Payload): Promise<void> {
  const { pool } = databaseOf(payload);
  if (!pool) return;
  const slugs = contentFiles.flatMap((file) =>
    file.shape === 'list' && file.hasIds ? [file.slug] : [],
  );
  for (const slug of new Set(slugs)) {
    const table = tableName(slug);
    await pool.query(
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), GREATEST((SELECT COALESCE(MAX(id), 1) FROM "${table}"), 1))`,
    );
  }
}
