/** Lists, exports and deletes the enquiries that the embedded content service keeps. */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { EnvError } from '@/node/env';
import { DatabaseUrlError } from '@/content-service/store/database';
import { openDatabase } from '@/content-service/store/open-database';
import { createDeliveryStore, type DeliveryStore } from '@/content-service/store/deliveries';
import { createDrawingsFolder, type DrawingsFolder } from '@/content-service/store/drawings-folder';
import {
  createEnquiryStore,
  type EnquiryStore,
  type StoredEnquiry,
} from '@/content-service/store/enquiries';
import { databaseFile } from '@/content-service/store/sqlite';
import {
  deliveriesAsText,
  drawingName,
  enquiriesAsCsv,
  enquiriesAsJson,
  enquiriesAsText,
} from './lib/enquiry-formats';
import { exitWith, readOptions } from './lib/command-line';
import { databaseLocation } from './lib/database-location';

// Enquiries are personal data: only the owner may read the files.
process.umask(0o077);

const USAGE = `Usage:
  npm run enquiries -- list [--since 2026-01-31]
  npm run enquiries -- export [--since 2026-01-31] [--format csv|json] [--file enquiries.csv]
  npm run enquiries -- export [--since 2026-01-31] --folder quotes   (CSV and drawings)
  npm run enquiries -- delete 3 7 12 [--yes]
  npm run enquiries -- deliveries [--since 2026-01-31]
  npm run enquiries -- replay [3 7 12]   (webhooks: those given up, or of these enquiries)
DATA_DIR and DATABASE_URL are read as the content service reads them.`;

async function openStore() {
  try {
    const location = databaseLocation();
    const file = databaseFile(location.dataDir);
    if (!location.databaseUrl && !existsSync(file)) exitWith(`There is no database at ${file}.`);
    const database = await openDatabase(location);
    const folder = createDrawingsFolder(location.dataDir);
    const store = createEnquiryStore(database, folder);
    return {
      store,
      folder,
      deliveries: createDeliveryStore(database),
      close: () => database.close(),
    };
  } catch (error) {
    if (error instanceof EnvError || error instanceof DatabaseUrlError) exitWith(error.message);
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

async function exported(
  store: EnquiryStore,
  format: string,
  since: number | undefined,
): Promise<string> {
  if (format === 'csv') return enquiriesAsCsv(await store.list(since));
  if (format === 'json') return enquiriesAsJson(await store.list(since));
  return exitWith('--format: csv and json are known.');
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600 });
  } catch (error) {
    exitWith(`--file: ${(error as Error).message}`);
  }
}

/** A new folder with a CSV file and the drawings, named as in its column `drawings`. */
function saveFolder(target: string, enquiries: StoredEnquiry[], folder: DrawingsFolder): void {
  try {
    mkdirSync(target, { mode: 0o700 });
    writeFileSync(join(target, 'enquiries.csv'), enquiriesAsCsv(enquiries), { mode: 0o600 });
    // One that cannot be copied keeps no other from being exported.
    const failed = enquiries.flatMap((enquiry) =>
      enquiry.drawings.flatMap(({ storedAs }, index) => {
        const name = drawingName(enquiry, index);
        try {
          copyFileSync(folder.pathOf(storedAs), join(target, name));
          return [];
        } catch (error) {
          const { code } = error as NodeJS.ErrnoException;
          return [code === 'ENOENT' ? `${name} is missing` : `${name} (${code})`];
        }
      }),
    );
    if (failed.length > 0) exitWith(`Everything was exported but: ${failed.join(', ')}.`);
  } catch (error) {
    exitWith(`--folder: ${(error as Error).message}`);
  }
}

function idsOf(command: string, texts: string[]): number[] {
  const wrong = texts.find((text) => !/^[1-9]\d{0,14}$/.test(text));
  if (wrong) exitWith(`${command}: ${wrong} is no id; nothing was done.`);
  return texts.map(Number);
}

async function remove(store: EnquiryStore, ids: number[], isConfirmed: boolean): Promise<void> {
  const all = await store.count();
  if (!isConfirmed && ids.length > all / 2)
    exitWith(
      `delete: more than half of the ${all} enquiries; repeat it with --yes. Nothing was deleted.`,
    );
  const removed = await store.remove(ids);
  const missing = ids.filter((id) => !removed.includes(id));
  console.log(`${ids.length - missing.length} deleted.`);
  if (missing.length > 0) exitWith(`Not found: ${missing.join(', ')}.`);
}

/** The running service sends them within half a minute. */
async function replay(deliveries: DeliveryStore, ids: number[]): Promise<void> {
  if (ids.length === 0) {
    console.log(`${await deliveries.replayFailed(Date.now())} will be sent again.`);
    return;
  }
  const missing: number[] = [];
  for (const id of ids) if (!(await deliveries.replay(id, Date.now()))) missing.push(id);
  console.log(`${ids.length - missing.length} will be sent again.`);
  if (missing.length > 0) exitWith(`Not found: ${missing.join(', ')}.`);
}

const { values, positionals } = readOptions(
  USAGE,
  {
    since: { type: 'string' },
    format: { type: 'string', default: 'csv' },
    file: { type: 'string' },
    folder: { type: 'string' },
    yes: { type: 'boolean' },
  },
  1,
);
const [command, ...rest] = positionals;
const since = momentOf(values.since);
if (!['list', 'export', 'delete', 'deliveries', 'replay'].includes(command ?? '')) exitWith(USAGE);
const takesIds = command === 'delete' || command === 'replay';
if (!takesIds && rest.length > 0) exitWith(USAGE);
if (command === 'delete' && rest.length === 0) exitWith(`delete: which?\n${USAGE}`);
const ids = takesIds ? idsOf(command, rest) : [];

const { store, folder, deliveries, close } = await openStore();
try {
  if (command === 'list') console.log(enquiriesAsText(await store.list(since)));
  else if (command === 'deliveries') console.log(deliveriesAsText(await deliveries.list(since)));
  else if (command === 'replay') await replay(deliveries, ids);
  else if (command === 'delete') await remove(store, ids, Boolean(values.yes));
  else if (values.folder) saveFolder(values.folder, await store.list(since), folder);
  else {
    const text = await exported(store, values.format, since);
    if (values.file) save(values.file, text);
    else process.stdout.write(text);
  }
} finally {
  await close();
}
