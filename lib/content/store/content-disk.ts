import 'server-only';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { splitHead, withHead, writeInTurn } from '@/lib/platform/stored-file';
import { isHalfWritten } from '@/node/write-whole';
import { unpackEntry, type Unpacked } from './stored-entry';

/** Raise it when entries of the old shape must not be read by the new code. */
const SCHEMA_VERSION = 6;

const headSchema = z.object({
  endpoint: z.string(),
  version: z.string(),
  /** When its fetch began: orders fetches, also those of several instances. */
  start: z.number(),
  /** In ms since 1970. */
  fetched: z.number(),
});

export type Head = z.infer<typeof headSchema>;

/** @throws for what is no content */
export function headOf(stored: Buffer): { head: Head; bytes: Buffer } {
  const { head, bytes } = splitHead(stored);
  return { head: headSchema.parse(head), bytes };
}

/** The content of one host on disk, a file for each endpoint. */
export class ContentDisk {
  private readonly folder: string;

  /** @param folder of the content of all hosts */
  constructor(folder: string, host: string) {
    const name = createHash('sha256').update(host).digest('hex').slice(0, 8);
    this.folder = path.join(folder, `content-${SCHEMA_VERSION}-${name}`);
  }

  /** What is damaged is left out: it is fetched again. */
  async readAll(): Promise<(Head & Unpacked)[]> {
    // Otherwise the bundler copies the whole project into the standalone build.
    const files = await readdir(/* turbopackIgnore: true */ this.folder).catch(() => []);
    const whole = files.filter((file) => !isHalfWritten(file));
    const entries = await Promise.all(whole.map((file) => this.read(file).catch(() => undefined)));
    return entries.filter((entry) => entry !== undefined);
  }

  private async read(file: string): Promise<Head & Unpacked> {
    const stored = await readFile(/* turbopackIgnore: true */ path.join(this.folder, file));
    const { head, bytes } = headOf(stored);
    return { ...head, ...(await unpackEntry(head.endpoint, bytes)) };
  }

  write(head: Head, bytes: Buffer): Promise<void> {
    return writeInTurn(
      path.join(this.folder, encodeURIComponent(head.endpoint)),
      withHead(head, bytes),
    );
  }
}
