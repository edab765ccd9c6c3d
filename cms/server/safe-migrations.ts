import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite';

type Migration = {
  name: string;
  up: (args: MigrateUpArgs) => Promise<void>;
  down: (args: MigrateDownArgs) => Promise<void>;
};
type Database = MigrateUpArgs['db'];
type Query = Parameters<Database['run']>[0];

const KEYS = /^\s*PRAGMA\s+(defer_)?foreign_keys/i;

const textOf = (query: Query): string => {
  const chunks = (query as { queryChunks?: { value?: unknown }[] }).queryChunks ?? [];
  return typeof query === 'string' ? query : chunks.flatMap(({ value }) => value ?? []).join('');
};

async function rowCounts(db: Database): Promise<Map<string, number>> {
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await db.all<{ n: number }>(sql.raw(`SELECT COUNT(*) AS n FROM "${name}"`));
    counts.set(name, Number(row?.n));
  }
  return counts;
}

/**
 * The migrations that are generated for SQLite rebuild tables, and switch foreign keys on again
 * before they drop the old one: its dependent rows are then deleted without an error. Here keys stay
 * off from the first statement to the last, and lost rows stop the start.
 */
export function safely({ name, up, down }: Migration): Migration {
  const guarded =
    (run: (args: MigrateUpArgs) => Promise<void>, checks: boolean) =>
    async (args: MigrateUpArgs) => {
      const { db } = args;
      const before = await rowCounts(db);
      const withoutKeys = new Proxy(db, {
        get: (target, key, receiver) =>
          key === 'run'
            ? (query: Query) => (KEYS.test(textOf(query)) ? undefined : target.run(query))
            : Reflect.get(target, key, receiver),
      });
      await db.run(sql`PRAGMA foreign_keys=OFF`);
      try {
        await run({ ...args, db: withoutKeys });
      } finally {
        await db.run(sql`PRAGMA foreign_keys=ON`);
      }
      const after = await rowCounts(db);
      const lost = [...before].filter(([table, rows]) => (after.get(table) ?? rows) < rows);
      if (checks && lost.length > 0)
        throw new Error(
          `The migration ${name} lost rows of ${lost.map(([table]) => table).join(', ')}. The copy from before it is in the folder copies.`,
        );
    };
  return { name, up: guarded(up, true), down: guarded(down as typeof up, false) };
}
