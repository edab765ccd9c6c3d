import 'server-only';
import { log } from '@/lib/platform/log';
import type { Snapshot } from './held-content';
import { NeverLoadedError } from './never-loaded';

/** Made from content, with a version that pages carry in place of all that it is made from. */
export type Versioned = {
  /** Once in the site: of a value its name, of an item the path before its key. */
  readonly family: string;
  /** Finds out its version in the current content, and notes it. @param key of an item */
  findVersion(key: string): Promise<unknown>;
};

/** A value that is made before new content is seen. */
export type VersionedValue = Versioned & {
  /** @param next what will be current. @returns the version of what is made from it */
  makeFrom(next: Snapshot): Promise<string>;
};

/** @returns by name; undefined for one that cannot be made: whoever asks for it makes it, and hears of the fault */
export async function versionsOf(values: readonly VersionedValue[], next: Snapshot) {
  const versions = new Map<string, string | undefined>();
  for (const { family, makeFrom } of values) {
    try {
      versions.set(family, await makeFrom(next));
    } catch (error) {
      versions.set(family, undefined);
      if (error instanceof NeverLoadedError) continue;
      log.error({ name: family, reason: String(error) }, 'not made from new content');
    }
  }
  return versions;
}
