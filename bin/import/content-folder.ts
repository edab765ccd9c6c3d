import { createHash, randomBytes } from 'node:crypto';
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
import { dirname, join, resolve, sep } from 'node:path';
import * as z from 'zod';
import { ImportError, type Plan } from './plan';

/** @throws ImportError where the path leads out of the folder */
export function within(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (!path.startsWith(resolve(folder) + sep))
    throw new ImportError(`${name} leads out of the content folder.`);
  return path;
}

/** @returns undefined where there is no such file. @throws ImportError for what is no JSON */
export function readContent(folder: string, file: string): unknown {
  const path = within(folder, `content/${file}`);
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    throw new ImportError(`${path} is no JSON.`);
  }
}

/** Readers get the old file or the new one. */
function writeWhole(path: string, data: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  // Hidden, so that the content service takes no notice of it.
  const temporary = `${dirname(path)}/.${randomBytes(6).toString('hex')}.tmp`;
  try {
    writeFileSync(temporary, data, { mode: 0o644, flush: true });
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

const checksumOf = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex');

const KEPT_COPIES = 20;
const LIST = 'files.json';
const listSchema = z.array(
  z.object({ file: z.string(), existed: z.boolean(), written: z.string() }),
);
type Entry = z.infer<typeof listSchema>[number];

const copiesIn = (dataDir: string): string => join(dataDir, 'content-copies');

/** A copy of each file before it changes, with what it becomes. */
function copyBefore(folder: string, dataDir: string, texts: Map<string, string>): void {
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
    return { file, existed, written: checksumOf(text) };
  });
  writeFileSync(join(target, LIST), JSON.stringify(entries, null, 2));
  const old = readdirSync(copies).sort().slice(0, -KEPT_COPIES);
  for (const each of old) rmSync(join(copies, each), { recursive: true });
}

/**
 * Pictures first, so that no content names one that is not there yet.
 * @returns why a picture could not be taken; the content names it all the same, for the next try
 */
export async function carryOut(plan: Plan, folder: string, dataDir: string): Promise<string[]> {
  const missing: string[] = [];
  for (const [file, read] of plan.files)
    try {
      writeWhole(within(folder, file), await read());
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      missing.push(error.message);
    }
  const texts = new Map(
    [...plan.content].map(([file, value]) => [file, `${JSON.stringify(value, null, 2)}\n`]),
  );
  copyBefore(folder, dataDir, texts);
  for (const [file, text] of texts) writeWhole(within(folder, `content/${file}`), text);
  return missing;
}

/**
 * Puts back what the last import has changed. Pictures stay: nothing names them any more.
 * @returns the files. @throws ImportError where there is nothing, or one was changed since
 */
export function undoLast(folder: string, dataDir: string): string[] {
  const copies = copiesIn(dataDir);
  const last = existsSync(copies) ? readdirSync(copies).sort().at(-1) : undefined;
  if (!last) throw new ImportError('There is no import to undo.');
  const copy = join(copies, last);
  const entries = listSchema.parse(JSON.parse(readFileSync(join(copy, LIST), 'utf8')));
  const changed = entries.filter(({ file, written }) => {
    const path = within(folder, `content/${file}`);
    return !existsSync(path) || checksumOf(readFileSync(path)) !== written;
  });
  if (changed.length > 0)
    throw new ImportError(
      `Changed since the import, so nothing was undone: ${changed.map(({ file }) => file).join(', ')}. The files from before are in ${copy}.`,
    );
  for (const { file, existed } of entries) {
    const path = within(folder, `content/${file}`);
    if (existed) writeWhole(path, readFileSync(within(copy, file)));
    else rmSync(path);
  }
  rmSync(copy, { recursive: true });
  return entries.map(({ file }) => file);
}
