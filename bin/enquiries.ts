/** Lists, exports and deletes the enquiries that the embedded content service keeps. */
import { existsSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { EnvError, readEnv } from '@/content-service/env';
import { databaseFile, openDatabase } from '@/content-service/store/database';
import { createEnquiryStore, type EnquiryStore } from '@/content-service/store/enquiries';
import { enquiriesAsCsv, enquiriesAsJson, enquiriesAsText } from './lib/enquiry-formats';
import { exitWith, readOptions } from './lib/command-line';

// Enquiries are personal data: only the owner may read the files.
process.umask(0o077);

const USAGE = `Usage:
  npm run enquiries -- list [--since 2026-01-31]
  npm run enquiries -- export [--since 2026-01-31] [--format csv|json] [--file enquiries.csv]
  npm run enquiries -- delete 3 7 12 [--yes]
DATA_DIR is read as the content service reads it.`;

function openStore() {
  try {
    const file = databaseFile(readEnv(process.env).DATA_DIR);
    if (!existsSync(file)) exitWith(`There is no database at ${file}.`);
    const database = openDatabase(file);
    return { store: createEnquiryStore(database), close: () => database.close() };
  } catch (error) {
    if (error instanceof EnvError) exitWith(error.message);
    exitWith(`DATA_DIR cannot be used: ${(error as Error).message}`);
  }
}

/** Dates begin at midnight UTC. @returns ms since 1970 */
function momentOf(since: string | undefined): number | undefined {
  if (since === undefined) return undefined;
  const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).safeParse(since);
  if (!moment.success)
    exitWith(`--since: ${since} is neither 2026-01-31 nor 2026-01-31T08:00:00Z.`);
  return Date.parse(moment.data);
}

function exported(store: EnquiryStore, format: string, since: number | undefined): string {
  if (format === 'csv') return enquiriesAsCsv(store.list(since));
  if (format === 'json') return enquiriesAsJson(store.list(since));
  return exitWith('--format: csv and json are known.');
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600 });
  } catch (error) {
    exitWith(`--file: ${(error as Error).message}`);
  }
}

function idsOf(texts: string[]): number[] {
  if (texts.length === 0) exitWith(`delete: which?\n${USAGE}`);
  const wrong = texts.find((text) => !/^[1-9]\d{0,14}$/.test(text));
  if (wrong) exitWith(`delete: ${wrong} is no id; nothing was deleted.`);
  return texts.map(Number);
}

function remove(store: EnquiryStore, ids: number[], isConfirmed: boolean): void {
  const all = store.count();
  if (!isConfirmed && ids.length > all / 2)
    exitWith(
      `delete: more than half of the ${all} enquiries; repeat it with --yes. Nothing was deleted.`,
    );
  const missing = ids.filter((id) => !store.remove(id));
  console.log(`${ids.length - missing.length} deleted.`);
  if (missing.length > 0) exitWith(`Not found: ${missing.join(', ')}.`);
}

const { values, positionals } = readOptions(
  USAGE,
  {
    since: { type: 'string' },
    format: { type: 'string', default: 'csv' },
    file: { type: 'string' },
    yes: { type: 'boolean' },
  },
  1,
);
const [command, ...rest] = positionals;
const since = momentOf(values.since);
if (!['list', 'export', 'delete'].includes(command ?? '')) exitWith(USAGE);
if (command !== 'delete' && rest.length > 0) exitWith(USAGE);
const ids = command === 'delete' ? idsOf(rest) : [];

const { store, close } = openStore();
try {
  if (command === 'list') console.log(enquiriesAsText(store.list(since)));
  else if (command === 'delete') remove(store, ids, Boolean(values.yes));
  else {
    const text = exported(store, values.format, since);
    if (values.file) save(values.file, text);
    else process.stdout.write(text);
  }
} finally {
  close();
}
