import { rmSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { MigrateUpArgs } from '@payloadcms/db-sqlite';
import { migrations } from '@/migrations';

type Client = ReturnType<typeof createClient>;

async function names(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.execute(query);
  return rows.map(({ name }) => String(name));
}

const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`;

export async function rowCountsOf(file: string): Promise<Map<string, number>> {
  const client = createClient({ url: `file:${file}` });
  const counts = new Map<string, number>();
  for (const name of await names(client, TABLES)) {
    const { rows } = await client.execute(`SELECT COUNT(*) AS n FROM "${name}"`);
    counts.set(name, Number(rows[0]?.n));
  }
  client.close();
  return counts;
}

/** Makes a database as the last version but one had it, with the rows of one of this version. */
export async function previousVersion(current: string, previous: string): Promise<void> {
  rmSync(previous, { force: true });
  const client = createClient({ url: `file:${previous}` });
  const db = drizzle(client) as unknown as MigrateUpArgs['db'];
  const before = migrations.slice(0, -1);
  for (const { up } of before) await up({ db } as MigrateUpArgs);
  await client.execute('PRAGMA foreign_keys=OFF');
  await client.execute({ sql: 'ATTACH ? AS current', args: [current] });
  for (const table of await names(client, TABLES)) {
    const columns = (await names(client, `SELECT name FROM pragma_table_info('${table}')`))
      .map((column) => `"${column}"`)
      .join(', ');
    await client.execute(
      `INSERT INTO main."${table}" (${columns}) SELECT ${columns} FROM current."${table}"`,
    );
  }
  const latest = migrations.at(-1)!.name;
  await client.execute({ sql: 'DELETE FROM payload_migrations WHERE name = ?', args: [latest] });
  client.close();
}
