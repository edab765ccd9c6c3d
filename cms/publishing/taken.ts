import type { Payload } from 'payload';
import { contentFiles, type ListFile } from './content-files';
import { listDocuments } from './documents';
import { databaseOf, tableName } from './database-of';

/** What an import from outside must know of the editor: the files alone do not show it. */
export type Taken = Record<
  string,
  {
    /** The number that the next new item gets. */
    next: number;
    /** Drafts, and what lies in the trash. */
    hidden: {
      id: number;
      name: string;
      where: 'a draft' | 'in the trash';
      slug?: unknown;
      path?: unknown;
      sku?: unknown;
    }[];
  }
>;

/** The last number that was given, also to what is deleted. */
async function lastNumber(payload: Payload, slug: string): Promise<number> {
  const { client, pool } = databaseOf(payload);
  const table = tableName(slug);
  const found = pool
    ? await pool.query(
        `SELECT pg_sequence_last_value(pg_get_serial_sequence('"${table}"', 'id')::regclass) AS last`,
      )
    : await client?.execute({
        sql: 'SELECT seq AS last FROM sqlite_sequence WHERE name = ?',
        args: [table],
      });
  return Number(found?.rows[0]?.last ?? 0);
}

export async function takenIn(payload: Payload): Promise<Taken> {
  const taken: Taken = {};
  for (const file of contentFiles) {
    if (file.shape !== 'list') continue;
    const { slug } = file satisfies ListFile;
    const { documents } = await listDocuments(payload, slug);
    const hidden = documents.filter(
      ({ _status, deletedAt }) => deletedAt || _status !== 'published',
    );
    taken[file.file] = {
      next: Math.max(await lastNumber(payload, slug), ...documents.map(({ id }) => id), 0) + 1,
      hidden: hidden.map(({ id, deletedAt, title, name, slug: address, path, sku }) => ({
        id,
        name: String(title ?? name ?? path ?? id),
        where: deletedAt ? 'in the trash' : 'a draft',
        slug: address,
        path,
        sku,
      })),
    };
  }
  return taken;
}
