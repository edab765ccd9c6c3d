import { env } from './env';

const CONNECT_MS = 10_000;
/** The first content of a large company takes minutes. */
const WAIT_MS = 10 * 60_000;

/** Editors on the same PostgreSQL do this one after the other; beside SQLite there is one editor. */
export async function oneAtATime<T>(
  task: 'migrate' | 'seed' | 'publish',
  run: () => Promise<T>,
): Promise<T> {
  if (!env.databaseUrl) return run();
  const { Client } = (await import('pg')).default;
  const client = new Client({
    connectionString: env.databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    lock_timeout: WAIT_MS,
    keepAlive: true,
  });
  // A lost connection frees the others, and ends what is asked of it with an error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [`editor: ${task}`]);
    return await run();
  } finally {
    await client.end();
  }
}
