import 'server-only';
import {
  listVersionTag,
  contentEpoch,
  contentTag,
  derivedValues,
  hasVersion,
  inName,
  itemName,
  noteVersion,
  type Derived,
  type Versioned,
  type VersionedValue,
} from './content-versions';
import { snapshotOfRender } from './cache';
import { currentLanguage } from './current-language';
import type { Snapshot } from './content-types';
import { isPreview } from './draft-content';
import { NeverLoadedError, noteSource, type Sources } from './never-loaded';
import { tagPage } from './page-tags';
import { contentStore, reading } from './store';
import { versionOf } from './version-of';

type Cached<T> = Derived<T> & { sources: Sources };

const NO_SOURCES: Sources = new Map();

const values = derivedValues as Map<string, Cached<unknown>>;

type Making = { snapshot: Snapshot; made: Promise<Cached<unknown>> };
const makings = new Map<string, Making>();

export type DerivedValue<T> = (() => Promise<T>) & VersionedValue;
export type DerivedItem<T> = ((key: string) => Promise<T | undefined>) & Versioned;

/**
 * A value made from content, with a version of its own: while that stays the same, all visitors get the
 * same object, and while its sources do, it is not made again. What a preview makes never reaches the
 * memory that visitors share. Pages that show it depend on it alone, not on all that it is made from, if
 * `lib/delivery/start.ts` names it: then it is made at each swap.
 * There is one for each language, made in it.
 * @param family once in the site
 * @param identityOf what tells one value from another, as JSON
 */
export function derived<T>(
  family: string,
  make: () => Promise<T>,
  identityOf: (value: T) => unknown,
): DerivedValue<T> {
  const keep = async (language: string, snapshot: Snapshot, atSwap: boolean) => {
    const name = inName(language, family);
    return { name, cached: await cachedValue(name, language, make, identityOf)(snapshot, atSwap) };
  };
  const read = async () => {
    if (await isPreview()) return make();
    const outer = reading.getStore();
    const snapshot = outer?.snapshot ?? snapshotOfRender();
    const language = await currentLanguage();
    const { name, cached } = await keep(language, snapshot, outer?.atSwap ?? false).catch(noteLack);
    const { value, version, sources } = cached;
    if (hasVersion(family)) note(name, cached);
    if (outer) noteSources(outer.sources, sources);
    else if (hasVersion(family) && isComplete(sources)) await tagPage([contentTag(name, version)]);
    else await tagPage(tagsOf(sources));
    return value;
  };
  return Object.assign(read, {
    family,
    async findVersion(language: string) {
      const { name, cached } = await keep(language, contentStore().current(), false);
      note(name, cached);
    },
    makeFrom: async (next: Snapshot, language: string) =>
      (await keep(language, next, true)).cached.version,
  });
}

/** Made in a language where its sources have changed since, and cached. */
function cachedValue<T>(
  name: string,
  language: string,
  make: () => Promise<T>,
  identityOf: (value: T) => unknown,
) {
  const current = (snapshot: Snapshot, atSwap: boolean): Promise<Cached<T>> => {
    const last = values.get(name) as Cached<T> | undefined;
    // Whoever can wait for what was never fetched gets a whole one.
    const isWhole = atSwap || (last && isComplete(last.sources));
    if (last && isWhole && isMadeFrom(snapshot, last)) return Promise.resolve(confirm(last));
    const making = makings.get(name);
    if (making?.snapshot === snapshot) return making.made as Promise<Cached<T>>;
    const made = makeFrom(snapshot, atSwap).finally(() => {
      if (makings.get(name)?.made === made) makings.delete(name);
    });
    makings.set(name, { snapshot, made });
    return made;
  };

  const confirm = (last: Cached<T>): Cached<T> => {
    const epoch = contentEpoch();
    if (last.epoch === epoch) return last;
    const confirmed = { ...last, epoch };
    values.set(name, confirmed);
    return confirmed;
  };

  const makeFrom = async (snapshot: Snapshot, atSwap: boolean): Promise<Cached<T>> => {
    const store = contentStore();
    const epoch = contentEpoch();
    const sources = new Map<string, string | undefined>();
    const made = await store
      .run(() => reading.run({ snapshot, sources, atSwap, language }, make))
      .catch((error: unknown) => {
        if (error instanceof NeverLoadedError) error.sources ??= sources;
        throw error;
      });
    const version = await versionOf(identityOf(made));
    const last = values.get(name) as Cached<T> | undefined;
    const value = last?.version === version ? last.value : made;
    const cached = { value, version, epoch, sources };
    // A rendering that goes on may have older content than others.
    if (atSwap || isMadeFrom(store.current(), cached)) values.set(name, cached);
    return cached;
  };

  return current;
}

/**
 * What one page shows of a list: its page is made again where that has changed, whatever else the list
 * holds, if `lib/delivery/start.ts` names it. It is made when somebody asks, since a list may have thousands.
 * @param family once in the site
 * @param make finds it by a key, such as the number in its path; undefined where there is none
 * @param identityOf what tells one from another, as JSON
 */
export function derivedItem<T extends object>(
  family: string,
  make: (key: string) => Promise<T | undefined>,
  identityOf: (found: T) => unknown = (found) => found,
): DerivedItem<T> {
  const keep = async (language: string, key: string, snapshot: Snapshot, atSwap: boolean) => {
    const name = inName(language, itemName(family, key));
    const cached = await cachedValue(
      name,
      language,
      () => make(key),
      (value) => (value === undefined ? null : identityOf(value)),
    )(snapshot, atSwap);
    // Nobody fills the memory with what is not there.
    if (cached.value === undefined) values.delete(name);
    else note(name, cached, [...cached.sources.keys()]);
    return { name, cached };
  };

  const read = async (key: string) => {
    if (await isPreview()) return make(key);
    const outer = reading.getStore();
    const snapshot = outer?.snapshot ?? snapshotOfRender();
    const language = await currentLanguage();
    const { name, cached } = await keep(language, key, snapshot, outer?.atSwap ?? false).catch(
      noteLack,
    );
    const { value, version, sources } = cached;
    if (outer) noteSources(outer.sources, sources);
    else if (value === undefined || !hasVersion(family) || !isComplete(sources))
      await tagPage(tagsOf(sources));
    else {
      const ofItem = contentTag(name, version);
      await tagPage([ofItem, ...[...sources].map(([list, was]) => listVersionTag(list, was!))]);
    }
    return value;
  };
  return Object.assign(read, {
    family,
    findVersion: (language: string, key: string) =>
      keep(language, key, contentStore().current(), false),
  });
}

/** Unless it was made from older content, or without some. */
function note(name: string, cached: Cached<unknown>, sources?: readonly string[]): void {
  if (isComplete(cached.sources) && isMadeFrom(contentStore().current(), cached))
    noteVersion(name, cached.version, sources);
}

/** Whatever goes on without a value is made again once what it lacked has come. */
async function noteLack(error: unknown): Promise<never> {
  const sources = (error instanceof NeverLoadedError && error.sources) || NO_SOURCES;
  const outer = reading.getStore();
  if (outer) noteSources(outer.sources, sources);
  else await tagPage(tagsOf(sources));
  throw error;
}

const noteSources = (outer: Map<string, string | undefined>, sources: Sources): void =>
  sources.forEach((version, name) => noteSource(outer, name, version));

/** A page shall not take what was made without content that never came for the last word. */
const isComplete = (sources: Sources): boolean => ![...sources.values()].includes(undefined);

const tagsOf = (sources: Sources): string[] =>
  [...sources].map(([name, version]) => contentTag(name, version));

const isMadeFrom = (snapshot: Snapshot, { sources }: Pick<Cached<unknown>, 'sources'>): boolean =>
  [...sources].every(([name, version]) => snapshot.get(name)?.version === version);
