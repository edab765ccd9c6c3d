import 'server-only';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { log } from '@/lib/platform/log';

export type Entry = { value: string; until: number };

/** `since`: ms since 1970 from which on no entry is missing. */
type StoredEntries = { since: number; entries: Map<string, Entry> };

const fileSchema = z.object({
  since: z.number(),
  entries: z.array(z.tuple([z.string(), z.object({ value: z.string(), until: z.number() })])),
});

/** For sites without Redis. Written before the response that depends on it. */
export function storeFile(file: string) {
  return {
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
        log.warn(
          { file: path.basename(file), reason: String(error) },
          'entries not written to disk',
        );
      }
    },
  };
}
