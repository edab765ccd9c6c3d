import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readHead, writeInTurn } from '@/lib/platform/stored-file';
import { isHalfWritten } from '@/node/write-whole';
import { decodePage, readPageHead, type PageHead, type StoredPage } from './page-codec';

type Filed = { head: Pick<PageHead, 'name' | 'tags'>; bytes: number };

/** With its bytes as they are stored. */
export type Read = { page: StoredPage; bytes: Buffer };

const EXTENSION = '.page';

const LONGEST_WRITE_MS = 3_600_000;

/** Pages on disk, a file each. Where they take too much room, those go that nobody has asked for longest. */
export class PageFiles {
  /** Least recently asked first. */
  private readonly filed = new Map<string, Filed>();
  private total = 0;
  private readonly opened: Promise<void>;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {
    this.opened = this.open();
  }

  /** Learns what is there from before the restart. */
  private async open(): Promise<void> {
    const found = await readdir(/* turbopackIgnore: true */ this.folder).catch(() => []);
    await Promise.all(found.filter(isHalfWritten).map((file) => this.removeLeft(file)));
    const files = await Promise.all(
      found.filter((file) => file.endsWith(EXTENSION)).map((file) => this.look(file)),
    );
    const known = files.filter((file) => file !== undefined);
    for (const { head, bytes } of known.sort((one, other) => one.changed - other.changed)) {
      if (!this.filed.has(head.name)) this.note({ head, bytes });
    }
    await this.makeRoom();
  }

  /** Not what another process of this site is writing just now. */
  private async removeLeft(file: string): Promise<void> {
    const name = path.join(this.folder, file);
    const { mtimeMs = Infinity } = (await stat(name).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > LONGEST_WRITE_MS) await rm(name, { force: true });
  }

  private async look(file: string): Promise<(Filed & { changed: number }) | undefined> {
    const name = path.join(this.folder, file);
    try {
      const { size, mtimeMs } = await stat(name);
      return { head: readPageHead(await readHead(name)), bytes: size, changed: mtimeMs };
    } catch {
      await rm(name, { force: true }).catch(() => undefined);
      return undefined;
    }
  }

  async heads(): Promise<Filed['head'][]> {
    await this.opened;
    return [...this.filed.values()].map(({ head }) => head);
  }

  /** Also what another process of this site has written. @returns undefined where it is missing or damaged */
  async read(name: string): Promise<Read | undefined> {
    const stored = await readFile(/* turbopackIgnore: true */ this.fileOf(name)).catch(() => null);
    const page = stored ? decodePage(stored) : undefined;
    if (!stored || page?.name !== name) return undefined;
    this.note({ head: { name, tags: page.tags }, bytes: stored.length });
    return { page, bytes: stored };
  }

  /** @throws where the disk takes no file */
  async write({ name, tags }: StoredPage, bytes: Buffer): Promise<void> {
    await writeInTurn(this.fileOf(name), bytes);
    this.note({ head: { name, tags }, bytes: bytes.length });
    await this.makeRoom();
  }

  private note(filed: Filed): void {
    const { name } = filed.head;
    this.total += filed.bytes - (this.filed.get(name)?.bytes ?? 0);
    this.filed.delete(name);
    this.filed.set(name, filed);
  }

  private async makeRoom(): Promise<void> {
    for (const [name, { bytes }] of this.filed) {
      if (this.total <= this.maxBytes) return;
      this.filed.delete(name);
      this.total -= bytes;
      await rm(this.fileOf(name), { force: true }).catch(() => undefined);
    }
  }

  /** Names hold what file names cannot. */
  private fileOf(name: string): string {
    const hash = createHash('sha256').update(name).digest('base64url');
    return path.join(this.folder, hash.slice(0, 32) + EXTENSION);
  }
}
