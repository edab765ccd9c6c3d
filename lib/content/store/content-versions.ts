import { MAIN } from '@/contract/languages/site-languages';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { log } from '@/lib/platform/log';
import type { Snapshot } from './content-types';
import { NeverLoadedError } from './never-loaded';

/** Made from content, with a version that pages carry in place of all that it is made from. */
export type Versioned = {
  /** Once in the site: of a value its name, of an item the path before its key. */
  readonly family: string;
  /** Finds out its version in the current content, and notes it. @param key of an item; nothing of a value */
  findVersion(language: string, key: string): Promise<unknown>;
};

/** A value that is made before new content is seen. */
export type VersionedValue = Versioned & {
  /** @param next what will be current. @returns the version of what is made from it */
  makeFrom(next: Snapshot, language: string): Promise<string>;
};

export type Derived<T> = {
  readonly value: T;
  /** The same for the same value, on every instance. */
  readonly version: string;
  /** `contentEpoch()` when it was made, or found to be made from the same. */
  readonly epoch: number;
};

const state = globalSingleton('content-versions', () => ({
  /** By name: an endpoint, a value made from content, or an item of a list that somebody has asked for. */
  current: new Map<string, string>(),
  /** What items were made from. */
  sources: new Map<string, readonly string[]>(),
  /** The values and items that have a version, by name or family. */
  versioned: new Map<string, Versioned>(),
  /** What was last made from content for visitors. */
  derived: new Map<string, Derived<unknown>>(),
  epoch: 0,
}));

/** Changed in `derive.ts` alone. */
export const { derived: derivedValues } = state;

/** Of content that was never fetched: what was made without it is old by itself once it comes. */
const NONE = 'none';

/** Before the version of a list of which a page shows an item: the item counts, which is the same while the list is. */
const WAS = 'was-';

const PREFIX = 'content:';

/** Between the family of an item and its key. */
const OF = '#';

/** Between the path of a further language and what is made in it. */
const IN = '~';

/** The name that a value or an item has in a language. */
export const inName = (language: string, name: string): string =>
  language === MAIN ? name : language + IN + name;

/** On what was made from content: which, in which version. */
export const contentTag = (name: string, version = NONE): string => `${PREFIX}${name}@${version}`;

/** On a page that shows an item: in which version its list was then. */
export const listVersionTag = (name: string, version: string): string =>
  contentTag(name, WAS + version);

export const itemName = (family: string, key: string): string => family + OF + key;

export const isItem = (name: string): boolean => name.includes(OF);

const versionInTag = (tag: string): string => tag.slice(tag.lastIndexOf('@') + 1);

const isListVersionTag = (tag: string): boolean =>
  tag.startsWith(PREFIX) && versionInTag(tag).startsWith(WAS);

/** @returns undefined for a tag of another kind */
export function nameInTag(tag: string): string | undefined {
  return tag.startsWith(PREFIX) ? tag.slice(PREFIX.length, tag.lastIndexOf('@')) : undefined;
}

function isCurrent(tag: string): boolean {
  const name = nameInTag(tag);
  if (name === undefined || isListVersionTag(tag)) return true;
  return tag === contentTag(name, state.current.get(name));
}

/**
 * Whether all that something was made from is still the current content. Of a value that nobody has asked for
 * since the content changed it says no: `askForVersions` finds out.
 */
export const isFresh = (tags: readonly string[]): boolean => tags.every(isCurrent);

/** Whether some of it had never been fetched. */
export const isIncomplete = (tags: readonly string[]): boolean =>
  tags.some((tag) => tag.startsWith(PREFIX) && tag.endsWith(`@${NONE}`));

/** While it stays the same, no content has changed. */
export const contentEpoch = (): number => state.epoch;

/** From now on pages carry versions of them. */
export const giveVersions = (to: readonly Versioned[]): void =>
  to.forEach((versioned) => state.versioned.set(versioned.family, versioned));

/** Otherwise a page grows old with everything that the value or the item is made from. */
export const hasVersion = (family: string): boolean => state.versioned.has(family);

/**
 * In the current content, and only if it is still that.
 * @param sources of an item: it has to be asked for again once one of them changes
 */
export function noteVersion(name: string, version: string, sources?: readonly string[]): void {
  state.current.set(name, version);
  if (sources) state.sources.set(name, sources);
}

/** Items are what they were while their lists are, as after a restart. */
function noteUnchangedItems(tags: readonly string[]): void {
  const lists = new Map(tags.filter(isListVersionTag).map((tag) => [nameInTag(tag)!, tag]));
  const areSame = [...lists].every(
    ([name, tag]) => tag === listVersionTag(name, state.current.get(name) ?? NONE),
  );
  if (!areSame) return;
  for (const tag of tags) {
    const name = nameInTag(tag);
    if (name !== undefined && isItem(name) && !state.current.has(name))
      noteVersion(name, versionInTag(tag), [...lists.keys()]);
  }
}

/** The parts of a name: language, family, key. */
const NAME = new RegExp(`^(?:([a-z0-9-]+)${IN})?([^${OF}]*)(?:${OF}(.*))?$`, 's');

/** Finds out which versions the values on these tags have now, where that is not known. */
export async function askForVersions(tags: readonly string[]): Promise<void> {
  noteUnchangedItems(tags);
  for (const tag of tags) {
    const name = nameInTag(tag);
    if (name === undefined || state.current.has(name)) continue;
    const [, language = MAIN, family = '', key = ''] = NAME.exec(name) ?? [];
    await state.versioned
      .get(family)
      ?.findVersion(language, key)
      .catch(() => undefined);
  }
}

/**
 * All at once: nobody sees one in the new version and another in the old.
 * @param changes undefined for a value that has to be asked for again
 * @returns the names of what has changed
 */
export function changeVersions(changes: ReadonlyMap<string, string | undefined>): string[] {
  const changed = [...changes].filter(([name, version]) => state.current.get(name) !== version);
  if (changed.length === 0) return [];
  for (const [name, version] of changed) {
    if (version === undefined) state.current.delete(name);
    else state.current.set(name, version);
  }
  state.epoch += 1;
  const names = changed.map(([name]) => name);
  forgetItemsOf(new Set(names));
  return names;
}

function forgetItemsOf(changed: ReadonlySet<string>): void {
  for (const [item, sources] of state.sources) {
    if (!sources.some((name) => changed.has(name))) continue;
    state.sources.delete(item);
    state.current.delete(item);
  }
}

/**
 * @param languages in which the values are made
 * @returns by name; undefined for one that cannot be made: whoever asks for it makes it, and hears of the fault
 */
export async function versionsOf(
  values: readonly VersionedValue[],
  next: Snapshot,
  languages: readonly string[],
) {
  const versions = new Map<string, string | undefined>();
  for (const { family, makeFrom } of values) {
    for (const language of languages) {
      const name = inName(language, family);
      try {
        versions.set(name, await makeFrom(next, language));
      } catch (error) {
        versions.set(name, undefined);
        if (error instanceof NeverLoadedError) continue;
        log.error({ name, reason: String(error) }, 'not made from new content');
      }
    }
  }
  return versions;
}
