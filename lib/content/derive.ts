import 'server-only';
import { createHash } from 'node:crypto';
import { globalSingleton } from '@/lib/global-singleton';
import { contentEpoch } from '@/lib/invalidation/content-versions';
import { isPreview } from './draft-content';
import { DERIVED_VALUES, type Derived } from './last-derived';
import { paced } from './pace';

/** `made`: what was made last, which is the value or the same as the value. */
type Kept<T> = Derived<T> & { made: T };

const values = globalSingleton(DERIVED_VALUES, () => new Map<string, Kept<unknown>>());

/**
 * A value made from content, with a version of its own: while that stays the same, all visitors get the
 * same object. What a preview makes never reaches the memory that visitors share.
 * @param name once in the site
 * @param make gets what it made last, to give that again; undefined in a preview
 * @param identityOf what tells one value from another, as JSON
 */
export function derived<T>(
  name: string,
  make: (last: T | undefined) => Promise<T>,
  identityOf: (value: T) => unknown,
): () => Promise<T> {
  const kept = () => values.get(name) as Kept<T> | undefined;
  return async () => {
    if (await isPreview()) return make(undefined);
    const epoch = contentEpoch();
    const before = kept();
    const made = await make(before?.made);
    const version =
      before && made === before.made ? before.version : await versionOf(identityOf(made));
    const last = kept();
    // Another request may have begun later and be done.
    if (last && last.epoch > epoch) return last.version === version ? last.value : made;
    const value = last?.version === version ? last.value : made;
    values.set(name, { value, made, version, epoch, confirmed: performance.now() });
    return value;
  };
}

/** Of a long list piece by piece, so that others are served meanwhile. */
async function versionOf(identity: unknown): Promise<string> {
  const hash = createHash('sha256');
  const pause = paced();
  for (const part of Array.isArray(identity) ? identity : [identity]) {
    await pause();
    hash.update(`${JSON.stringify(part)}\n`);
  }
  return hash.digest('base64url').slice(0, 16);
}
