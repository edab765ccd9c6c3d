import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { keyedItems, nameOf, withNumbersOf } from '@/contract/item-keys';
import { mergeLists } from '@/contract/merge-lists';
import { contentText, readContent, within, writeAll } from './content-folder';
import { ImportError, isSame, itemsOf, type Item } from './plan';

const checksumOf = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex');

const KEPT_COPIES = 20;
const LIST = 'files.json';
/** What the import has made of the files, as far as it is its own. */
const AFTER = 'after';
const UNDONE = 'undone-';
const listSchema = z.array(
  z.object({ file: z.string(), existed: z.boolean(), written: z.string() }),
);
type Entry = z.infer<typeof listSchema>[number];

const copiesIn = (dataDir: string): string => join(dataDir, 'content-copies');

function lastCopy(dataDir: string): string | undefined {
  const copies = copiesIn(dataDir);
  const names = existsSync(copies) ? readdirSync(copies) : [];
  const last = names
    // The list comes last: without it the import was broken off before it changed anything.
    .filter((name) => !name.startsWith(UNDONE) && existsSync(join(copies, name, LIST)))
    .sort()
    .at(-1);
  return last && join(copies, last);
}

const entriesOf = (copy: string): Entry[] =>
  listSchema.parse(JSON.parse(readFileSync(join(copy, LIST), 'utf8')));

function writeInto(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** A copy of each file before it changes, with what it becomes. */
export function copyBefore(folder: string, dataDir: string, texts: Map<string, string>): void {
  const copies = copiesIn(dataDir);
  const target = join(copies, new Date().toISOString().replaceAll(/[:.]/g, '-'));
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const entries = [...texts].map(([file, text]): Entry => {
    const path = within(folder, `content/${file}`);
    const existed = existsSync(path);
    if (existed) {
      mkdirSync(dirname(join(target, file)), { recursive: true });
      copyFileSync(path, join(target, file));
    }
    writeInto(join(target, AFTER), file, text);
    return { file, existed, written: checksumOf(text) };
  });
  writeFileSync(join(target, LIST), JSON.stringify(entries, null, 2));
  const old = readdirSync(copies)
    .toSorted((one, other) => (one.replace(UNDONE, '') < other.replace(UNDONE, '') ? -1 : 1))
    .slice(0, -KEPT_COPIES);
  for (const each of old) rmSync(join(copies, each), { recursive: true });
}

/** @param now the list as it is, whose numbers count where an older list has none */
const keyed = (value: unknown, now: unknown = []): Map<string, Item> =>
  keyedItems(withNumbersOf(itemsOf(value), itemsOf(now)), (item) => item).found;

const readCopy = (folder: string, file: string): unknown => {
  const path = join(folder, file);
  return existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')) as unknown)
    : undefined;
};

export type Report = { file: string; kept: string[]; renumbered: [string, string][] }[];

/**
 * Notes how the editor writes what it has taken in, which may be in other words of the same meaning: an
 * undo knows it by that.
 */
export function noteTaken(folder: string, dataDir: string, report: Report): void {
  const copy = lastCopy(dataDir);
  if (!copy) return;
  for (const { file } of entriesOf(copy)) {
    const own = report.find((each) => each.file.split(', ').includes(file));
    const [before, after, now] = [
      readCopy(copy, file),
      readCopy(join(copy, AFTER), file),
      readContent(folder, file),
    ];
    if (!Array.isArray(after) || !Array.isArray(now)) {
      if (own && own.kept.length === 0 && !Array.isArray(after) && now !== undefined)
        writeInto(join(copy, AFTER), file, contentText(now));
      continue;
    }
    const [old, current] = [keyed(before, now), keyed(now)];
    const numbers = new Map(own?.renumbered);
    const items = [...keyed(after, now)].flatMap(([key, item]): Item[] => {
      if (own?.kept.includes(key)) return itemsOf([old.get(key)]);
      const found = current.get(numbers.get(key) ?? key);
      return isSame(old.get(key), item) ? [item] : itemsOf([found ?? item]);
    });
    writeInto(join(copy, AFTER), file, contentText(items));
  }
}

type Undone = { text: string; notes: string[] };

/** Takes back what the import has changed in a list, and nothing that was changed there since. */
function withoutImport(
  file: string,
  before: unknown,
  after: unknown,
  now: unknown,
): Undone | undefined {
  if (![before ?? [], after, now].every(Array.isArray)) return undefined;
  const [base, wanted, current] = [keyed(after, now), keyed(before, now), keyed(now)];
  const { order, take, drop, kept, clashes } = mergeLists({ base, wanted, current }, isSame);
  if (take.length + drop.length === 0) return undefined;
  const taken = new Set(take);
  const items = order.map((key) => (taken.has(key) ? wanted.get(key) : current.get(key)));
  const left = [...kept, ...clashes].map((key) => nameOf((wanted.get(key) ?? current.get(key))!));
  return {
    text: contentText(items),
    notes: left.map((name) => `${file}: “${name}” was changed since the import, and stays.`),
  };
}

/**
 * Puts back what the last import has changed. Pictures stay: nothing names them any more.
 * @returns the files, and sentences for what stays. @throws ImportError where nothing can be undone
 */
export function undoLast(folder: string, dataDir: string): { files: string[]; notes: string[] } {
  const copy = lastCopy(dataDir);
  if (!copy) throw new ImportError('There is no import to undo.');
  const texts = new Map<string, string>();
  const gone: string[] = [];
  const notes: string[] = [];
  const files: string[] = [];
  for (const { file, existed, written } of entriesOf(copy)) {
    const path = within(folder, `content/${file}`);
    const isOwn = existsSync(path) && checksumOf(readFileSync(path)) === written;
    const undone = isOwn
      ? undefined
      : withoutImport(
          file,
          existed ? readCopy(copy, file) : [],
          readCopy(join(copy, AFTER), file),
          readContent(folder, file),
        );
    if (isOwn && existed) texts.set(path, readFileSync(within(copy, file), 'utf8'));
    else if (isOwn) gone.push(path);
    else if (undone) texts.set(path, undone.text);
    else {
      notes.push(`${file} was changed since the import, and stays.`);
      continue;
    }
    files.push(file);
    notes.push(...(undone?.notes ?? []));
  }
  if (files.length === 0)
    throw new ImportError(
      `Changed since the import, so nothing was undone: ${entriesOf(copy)
        .map(({ file }) => file)
        .join(', ')}. The files from before are in ${copy}.`,
    );
  writeAll(texts);
  for (const path of gone) rmSync(path);
  if (notes.length === 0) rmSync(copy, { recursive: true });
  else {
    const kept = join(dirname(copy), `${UNDONE}${copy.slice(dirname(copy).length + 1)}`);
    renameSync(copy, kept);
    notes.push(`The files from before the import are in ${kept}.`);
  }
  return { files, notes };
}
