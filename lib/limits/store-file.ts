import 'server-only';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { log } from '@/lib/log';

export type Entry = { value: string; until: number };

/** Notes, and the moment (milliseconds since 1970) from which on none has been forgotten. */
type StoredEntries = { since: number; entries: Map<string, Entry> };

const fileSchema = z.object({
  since: z.number(),
  entries: z.array(z.tuple([z.string(), z.object({ value: z.string(), until: z.number() })])),
});

/**
 * Notes in a file, for a site that has no Redis. It is written before the answer that depends on it
 * goes out, whole and in one move, so that a killed process leaves either the old or the new one.
 */
export function storeFile(file: string) {
  return {
    /** @returns undefined where there is none, or none that can be read */
    read(): StoredEntries | undefined {
      try {
        const { since, entries } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
        return { since, entries: new Map(entries) };
      } catch {
        return undefined;
      }
    },
    write({ since, entries }: StoredEntries): void {
      const now = Date.now();
      const current = [...entries].filter(([, { until }]) => until > now);
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(`${file}.${process.pid}`, JSON.stringify({ since, entries: current }), {
          mode: 0o600,
        });
        renameSync(`${file}.${process.pid}`, file);
      } catch (error) {
        log.warn({ file: path.basename(file), reason: String(error) }, 'notes not kept on disk');
      }
    },
  };
}
