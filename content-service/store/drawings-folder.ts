import { createHash, randomUUID } from 'node:crypto';
import { constants, copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DRAWING_LIMITS, drawingType, HEAD_BYTES, type DrawingType } from '../../contract/drawings';

/** A file on the disk that no row names yet. */
export interface StoredFile {
  /** The name that it gets by `keep`. */
  storedAs: string;
  type: DrawingType;
  size: number;
  sha256: string;
}

/** Behind the name of a file that no row names yet, or any more. */
const PART = '.part';
/** In the folder of drawings, for files that no row names though they had been kept. */
const SET_ASIDE = 'set-aside';

export const drawingsFolder = (dataDir: string) => join(dataDir, 'drawings');

/** Names without the ending `.part`. */
export interface DrawingFiles {
  kept: string[];
  unfinished: string[];
  setAside: string[];
}

/** @param dir the folder of drawings; one that is not there has none */
export function drawingFiles(dir: string): DrawingFiles {
  const names = filesIn(dir);
  return {
    kept: names.filter((name) => !name.endsWith(PART)),
    unfinished: names.flatMap((name) => (name.endsWith(PART) ? name.slice(0, -PART.length) : [])),
    setAside: filesIn(join(dir, SET_ASIDE)),
  };
}

function filesIn(dir: string): string[] {
  try {
    const entries = readdirSync(dir, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isFile() ? entry.name : []));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Drawings of visitors: files with random names in a folder that nothing serves. What comes is `.part` until its
 * row is stored, and again before its row is deleted, so that a crash never leaves a file that looks wanted.
 */
export function createDrawingsFolder(dataDir: string) {
  const dir = drawingsFolder(dataDir);
  const pathOf = (storedAs: string) => join(dir, storedAs);
  const partOf = (storedAs: string) => pathOf(storedAs + PART);
  const setAsideOf = (storedAs: string) => join(dir, SET_ASIDE, storedAs);

  /** In this order: no file moves past it. */
  const remove = async (names: readonly string[]): Promise<void> => {
    for (const name of names)
      for (const place of [partOf, pathOf, setAsideOf]) await rm(place(name), { force: true });
  };

  /** @returns undefined when it is empty */
  async function writeTo(
    path: string,
    incoming: AsyncIterable<Buffer>,
  ): Promise<Omit<StoredFile, 'storedAs'> | 'empty' | 'wrong type' | 'too large'> {
    const file = await open(path, 'wx', 0o600);
    const hash = createHash('sha256');
    try {
      let head: Buffer = Buffer.alloc(0);
      let type: DrawingType | undefined;
      let size = 0;
      let isWrong = false;
      for await (const chunk of incoming) {
        size += chunk.length;
        // A refused file is read to its end: the next one comes behind it.
        if (isWrong || size > DRAWING_LIMITS.bytes) continue;
        if (!type && head.length < HEAD_BYTES) {
          head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
          if (head.length >= HEAD_BYTES) {
            type = drawingType(head);
            isWrong = !type;
          }
        }
        if (isWrong) continue;
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      if (size === 0) return 'empty';
      type ??= drawingType(head);
      if (!type) return 'wrong type';
      if (size > DRAWING_LIMITS.bytes) return 'too large';
      await file.sync();
      return { type, size, sha256: hash.digest('hex') };
    } finally {
      await file.close();
    }
  }

  return {
    pathOf,
    /** Writes the file to the disk as it comes. @returns why it was refused, as a word */
    receive: async (
      incoming: AsyncIterable<Buffer>,
    ): Promise<StoredFile | 'empty' | 'wrong type' | 'too large'> => {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const storedAs = randomUUID();
      try {
        const result = await writeTo(partOf(storedAs), incoming);
        if (typeof result === 'object') return { storedAs, ...result };
        await remove([storedAs]);
        return result;
      } catch (error) {
        await remove([storedAs]);
        throw error;
      }
    },
    /** The names of new files survive a power failure once this resolves. */
    sync: async (): Promise<void> => {
      const folder = await open(dir, 'r');
      try {
        await folder.sync();
      } finally {
        await folder.close();
      }
    },
    /** Gives files of which a row names them their names, from wherever they are. */
    keep: async (names: readonly string[]): Promise<void> => {
      for (const name of names)
        if (!(await moved(partOf(name), pathOf(name)))) await moved(setAsideOf(name), pathOf(name));
    },
    /** Call it before rows are deleted, and then `remove`, or `keep` where that failed. */
    release: async (names: readonly string[]): Promise<void> => {
      for (const name of names) {
        if (!(await moved(pathOf(name), partOf(name)))) await moved(setAsideOf(name), partOf(name));
        // After a crash it goes at the next start.
        await utimes(partOf(name), 0, 0).catch(ifMissing);
      }
    },
    remove,
    files: (): DrawingFiles => drawingFiles(dir),
    /** Moves files that no row names to where they are found again. */
    setAside: async (names: readonly string[], now: number): Promise<void> => {
      if (names.length > 0) await mkdir(join(dir, SET_ASIDE), { recursive: true, mode: 0o700 });
      for (const name of names) {
        // First, so that its time there is never that of the upload.
        await utimes(pathOf(name), now / 1000, now / 1000).catch(ifMissing);
        await moved(pathOf(name), setAsideOf(name));
      }
    },
    /** Those that are unfinished, or set aside, since before a time. */
    olderThan: async (
      place: 'unfinished' | 'setAside',
      names: readonly string[],
      before: number,
    ): Promise<string[]> => {
      const pathIn = place === 'unfinished' ? partOf : setAsideOf;
      const found = await Promise.all(names.map((name) => stat(pathIn(name)).catch(ifMissing)));
      return names.filter((_, index) => (found[index]?.mtimeMs ?? Infinity) < before);
    },
  };
}

export type DrawingsFolder = ReturnType<typeof createDrawingsFolder>;

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** @returns false for a file that is not there */
async function moved(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => ifMissing(error) ?? false,
  );
}

/** For backups, whose drawings are in a folder beside the file. Files of `to` stay as they are. */
export function copyDrawings(from: string, to: string): void {
  const { kept, unfinished, setAside } = drawingFiles(from);
  for (const [folder, names] of [
    ['', kept],
    ['', unfinished.map((name) => name + PART)],
    [SET_ASIDE, setAside],
  ] as const) {
    if (names.length > 0) mkdirSync(join(to, folder), { recursive: true, mode: 0o700 });
    for (const name of names) copyFile(join(from, folder), name, join(to, folder));
  }
}

function copyFile(from: string, name: string, to: string): void {
  try {
    copyFileSync(join(from, name), join(to, name), constants.COPYFILE_EXCL);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
    // Its row was stored meanwhile.
    if (code === 'ENOENT' && name.endsWith(PART)) copyFile(from, name.slice(0, -PART.length), to);
  }
}
