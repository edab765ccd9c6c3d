/** Prints what was counted on the site by day, or exports it. */
import { existsSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { EnvError } from '@/node/env';
import { createCountStore, dayOf } from '@/content-service/store/counts';
import { DatabaseUrlError } from '@/content-service/store/database';
import { openDatabase } from '@/content-service/store/open-database';
import { databaseFile } from '@/content-service/store/sqlite';
import { exitWith, readOptions } from './lib/command-line';
import { countsAsCsv, countsAsText } from './lib/count-formats';
import { databaseLocation } from './lib/database-location';

const USAGE = `Usage: npm run counts -- [--since 2026-01-31] [--csv] [--file counts.csv]
Without --since: the last 30 days. DATA_DIR and DATABASE_URL are read as the content service reads them.`;

const DAY_MS = 24 * 60 * 60 * 1000;

const { values, positionals } = readOptions(
  USAGE,
  { since: { type: 'string' }, csv: { type: 'boolean' }, file: { type: 'string' } },
  1,
);
if (positionals.length > 0) exitWith(USAGE);
const since = values.since ?? dayOf(Date.now() - 30 * DAY_MS);
if (!z.iso.date().safeParse(since).success)
  exitWith(`--since: ${since} is no day like 2026-01-31.`);

async function open() {
  try {
    const location = databaseLocation();
    const file = databaseFile(location.dataDir);
    if (!location.databaseUrl && !existsSync(file)) exitWith(`There is no database at ${file}.`);
    return await openDatabase(location);
  } catch (error) {
    if (error instanceof EnvError || error instanceof DatabaseUrlError) exitWith(error.message);
    return exitWith(`DATA_DIR cannot be used: ${(error as Error).message}`);
  }
}

const database = await open();
try {
  const counts = await createCountStore(database).list(since);
  if (values.file) writeFileSync(values.file, countsAsCsv(counts));
  else process.stdout.write(values.csv ? countsAsCsv(counts) : `${countsAsText(counts)}\n`);
} catch (error) {
  exitWith(`--file: ${(error as Error).message}`);
} finally {
  await database.close();
}
