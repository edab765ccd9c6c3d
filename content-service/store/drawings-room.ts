import { statfs } from 'node:fs/promises';

const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60_000;

/** Drawings of all visitors in a day: 80 requests as large as they may be. */
const DAY_BYTES = 10 * 1024 * MB;

interface RoomOptions {
  dataDir: string;
  minFreeMb: number;
  /** Bytes of the drawings received since a time (ms since 1970). */
  storedSince: (time: number) => Promise<number>;
  now: () => number;
}

/** @returns asks why no more drawings can be stored, for the operator; undefined where they can */
export function createDrawingsRoom({ dataDir, minFreeMb, storedSince, now }: RoomOptions) {
  return async (): Promise<string | undefined> => {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    // Some network disks do not say how large they are.
    if (blocks > 0 && bavail * bsize < minFreeMb * MB)
      return `less than MIN_FREE_MB (${minFreeMb} MB) is free on the disk of DATA_DIR`;
    if ((await storedSince(now() - DAY_MS)) >= DAY_BYTES)
      return `${DAY_BYTES / MB} MB of drawings have come within a day`;
    return undefined;
  };
}

export type DrawingsRoom = ReturnType<typeof createDrawingsRoom>;
