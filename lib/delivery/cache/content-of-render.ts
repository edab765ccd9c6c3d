import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { globalSingleton } from '@/lib/global-singleton';
import { shortHash, versionOfAll } from '@/lib/invalidation/stored-content';
import type { CacheValue } from '../next/file-system-cache';
import { renderTags } from '../next/render-tags';
import { setTags, tagsOf } from '../next/tags';

/** Next.js reads content and stores the page by different handlers: the page carries it as a tag. */
const PREFIX = 'content-of:';

/** Some renderings end without a page. */
const MAX_RENDERINGS = 500;
const renderings = globalSingleton(
  'renderings',
  () => new LRUCache<string, ContentOfRender>({ max: MAX_RENDERINGS }),
);

/** Content of an entry is an object that stays the same while the entry is in memory. */
const known = new WeakMap<object, string>();

/** @returns undefined for what is no content */
export function versionOfEntry(value: CacheValue | null): string | undefined {
  if (value?.kind !== 'FETCH') return undefined;
  const version = known.get(value.data) ?? shortHash(String(value.data.body));
  known.set(value.data, version);
  return version;
}

/** The versions of the content that a page was rendered from, by tag. */
export class ContentOfRender {
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

/** Undefined where no page is being rendered that will be stored. */
export function currentContent(): ContentOfRender | undefined {
  const tags = renderTags();
  const known = tags?.find((tag) => tag.startsWith(PREFIX));
  if (!tags || known) return known ? renderings.get(known) : undefined;
  const tag = PREFIX + randomUUID();
  const content = new ContentOfRender();
  renderings.set(tag, content);
  tags.push(tag);
  return content;
}

/** Takes the tag out of a page. @returns the version of the content that the page was rendered from */
export function takeContentVersion(page: CacheValue): string | undefined {
  const isOurs = (tag: string) => tag.startsWith(PREFIX);
  const all = tagsOf(page);
  const [own, another] = all.filter(isOurs);
  if (!own) return undefined;
  const tags = all.filter((tag) => !isOurs(tag));
  setTags(page, tags);
  return another ? undefined : renderings.get(own)?.versionOf(tags);
}
