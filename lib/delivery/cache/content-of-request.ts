import { shortHash, versionOfAll } from '@/lib/invalidation/stored-content';
import type { CacheValue } from '../next/file-system-cache';

/** Content of an entry is an object that stays the same while the entry is in memory. */
const known = new WeakMap<object, string>();

/** @returns undefined for what is no content */
export function versionOfEntry(value: CacheValue | null): string | undefined {
  if (value?.kind !== 'FETCH') return undefined;
  const version = known.get(value.data) ?? shortHash(String(value.data.body));
  known.set(value.data, version);
  return version;
}

/** The versions of the content that one request has read, by tag. */
export class ContentOfRequest {
  /** Null where it was read in two versions. */
  private readonly versions = new Map<string, string | null>();
  /** Of what was old: Next.js fetches it before the page gets it, but the host may fail. */
  private readonly oldVersions = new Map<string, string>();
  private isComplete = true;

  noteRead(tags: readonly string[], value: CacheValue | null, isOld: boolean): void {
    const version = versionOfEntry(value);
    if (!version) return;
    // What has no tags is the note that a page is to be tried again.
    if (tags.length === 0) this.isComplete = false;
    if (isOld) tags.forEach((tag) => this.oldVersions.set(tag, version));
    else this.noteUse(tags, version);
  }

  noteFetched(tags: readonly string[], value: CacheValue | null): void {
    const version = versionOfEntry(value);
    if (!version) return;
    if (tags.length === 0) this.isComplete = false;
    tags.forEach((tag) => this.oldVersions.delete(tag));
    this.noteUse(tags, version);
  }

  private noteUse(tags: readonly string[], version: string): void {
    for (const tag of tags) {
      const before = this.versions.get(tag);
      this.versions.set(tag, before === undefined || before === version ? version : null);
    }
  }

  /** @returns undefined where it is not certain which content a page with these tags was made from */
  versionOf(tags: readonly string[]): string | undefined {
    return this.isComplete ? versionOfAll(tags, (tag) => this.versionUsed(tag)) : undefined;
  }

  private versionUsed(tag: string): string | undefined {
    const old = this.oldVersions.get(tag);
    const used = this.versions.get(tag) ?? (this.versions.has(tag) ? undefined : old);
    return old === undefined || old === used ? used : undefined;
  }
}
