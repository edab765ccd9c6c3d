import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { ImportError, isSame, type Plan } from './plan';

export const PRODUCTS = 'industrial-products.json';
export const SETTINGS = 'site-settings.json';

/** @throws ImportError where the path leads out of the folder */
export function within(folder: string, name: string): string {
  const path = resolve(folder, name);
  if (!path.startsWith(resolve(folder) + sep))
    throw new ImportError(`${name} leads out of the content folder.`);
  return path;
}

function textOf(path: string): string {
  const data = readFileSync(path);
  try {
    // Takes a mark of UTF-8 away.
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    throw new ImportError(`${path} is not in UTF-8.`);
  }
}

/** @returns undefined where there is no such file. @throws ImportError for what is no JSON */
export function readContent(folder: string, file: string): unknown {
  const path = within(folder, `content/${file}`);
  if (!existsSync(path)) return undefined;
  const text = textOf(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError(`${path} is no JSON.`);
  }
}

export const contentText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes all of them or, where one cannot be written, none. Readers get the old file or the new one. */
export function writeAll(files: ReadonlyMap<string, string | Buffer>): void {
  const written = new Map<string, string>();
  try {
    for (const [path, data] of files) {
      mkdirSync(dirname(path), { recursive: true });
      // Hidden, so that the content service takes no notice of it.
      const temporary = `${dirname(path)}/.${randomBytes(6).toString('hex')}.tmp`;
      written.set(path, temporary);
      writeFileSync(temporary, data, { mode: 0o644, flush: true });
    }
    for (const [path, temporary] of written) renameSync(temporary, path);
  } finally {
    for (const temporary of written.values()) rmSync(temporary, { force: true });
  }
}

/** Somebody has changed the content since the plan was made: it must be made anew. */
export class ContentChanged extends ImportError {}

export function checkUnchanged(plan: Plan, folder: string): void {
  for (const [file, before] of plan.before)
    if (!isSame(before, readContent(folder, file)))
      throw new ContentChanged(
        `${file} was changed while the import ran, so nothing was imported. Run it again.`,
      );
}

/** Where the disk is the reason, the next picture would fail as well. */
const OF_THE_DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO']);

function reasonOf(error: unknown, file: string): string {
  if (error instanceof ImportError) return error.message;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (OF_THE_DISK.has(code))
    throw new ImportError(
      `${file} cannot be written (${code}), so nothing was imported but some pictures.`,
    );
  if (!code) throw error;
  return `${file} cannot be written (${code}).`;
}

/** @returns why a picture could not be taken; the content names it all the same, for the next try */
export async function copyFiles(plan: Plan, folder: string): Promise<string[]> {
  const missing: string[] = [];
  for (const [file, read] of plan.files)
    try {
      writeAll(new Map([[within(folder, file), await read()]]));
    } catch (error) {
      missing.push(reasonOf(error, file));
    }
  return missing;
}

const MAX_FILES = 20_000;

/** @returns paths below the folder, with forward slashes, in order */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    // Links could lead anywhere.
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  if (found.length > MAX_FILES)
    throw new ImportError(`${folder} has more than ${MAX_FILES} files.`);
  return found.map((file) => file.replaceAll('\\', '/')).sort();
}
