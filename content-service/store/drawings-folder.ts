import { randomUUID } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DRAWING_LIMITS, drawingType, HEAD_BYTES, type DrawingType } from '../../contract/drawings';

/** A file on the disk that no row names yet. */
export interface StoredFile {
  storedAs: string;
  type: DrawingType;
  size: number;
}

export const drawingsFolder = (dataDir: string) => join(dataDir, 'drawings');

/** Drawings of visitors: files with random names in a folder that nothing serves. */
export function createDrawingsFolder(dataDir: string) {
  const dir = drawingsFolder(dataDir);
  const pathOf = (storedAs: string) => join(dir, storedAs);

  const remove = async (names: readonly string[]): Promise<void> => {
    await Promise.all(names.map((name) => rm(pathOf(name), { force: true })));
  };

  /** @returns undefined when it is empty */
  async function writeTo(
    path: string,
    incoming: AsyncIterable<Buffer>,
  ): Promise<Omit<StoredFile, 'storedAs'> | 'empty' | 'wrong type' | 'too large'> {
    const file = await open(path, 'wx', 0o600);
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
        if (!isWrong) await file.writeFile(chunk);
      }
      if (size === 0) return 'empty';
      type ??= drawingType(head);
      if (!type) return 'wrong type';
      if (size > DRAWING_LIMITS.bytes) return 'too large';
      await file.sync();
      return { type, size };
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
        const result = await writeTo(pathOf(storedAs), incoming);
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
    remove,
    /** Removes what is not in use and was last written before a time: rests of broken uploads. */
    removeOrphans: async (
      isUsed: (storedAs: string) => boolean,
      before: number,
    ): Promise<number> => {
      const names = (await readdir(dir).catch(() => [])).filter((name) => !isUsed(name));
      let removed = 0;
      for (const name of names) {
        const found = await stat(pathOf(name)).catch(() => undefined);
        if (!found || found.mtimeMs >= before) continue;
        await remove([name]);
        removed += 1;
      }
      return removed;
    },
  };
}

export type DrawingsFolder = ReturnType<typeof createDrawingsFolder>;

/** For backups, whose drawings are in a folder beside the file. */
export function copyDrawings(from: string, to: string): void {
  if (existsSync(from)) cpSync(from, to, { recursive: true, force: false });
}
