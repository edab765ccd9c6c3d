import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { cache } from 'react';
import type { Region } from '@/contract/formats/region';
import { contentTag } from '@/lib/content/store/content-versions';
import type { Snapshot } from './content-types';
import { draftContent, isPreview } from './draft-content';
import { noteSource } from './never-loaded';
import { tagPage } from './page-tags';
import { contentStore, reading } from './store';

/** A page is made from content as it was at one time. */
export const snapshotOfRender = cache((): Snapshot => contentStore().current());

/**
 * Content that is held whoever asks: no draft changes it.
 * @param load throws for what must not be held
 * @returns undefined where there has never been any, and in a build, which asks no host
 */
export function storedContent<T>(
  path: string,
  load: (region: Region) => Promise<T>,
): () => Promise<T | undefined> {
  return async () => {
    if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return undefined;
    const store = contentStore();
    const now = reading.getStore();
    const snapshot = now?.snapshot ?? snapshotOfRender();
    if (!now?.atSwap) {
      store.touch();
      await store.ready(path, load);
    }
    const held = snapshot.get(path) ?? (now?.atSwap ? undefined : store.current().get(path));
    if (now) noteSource(now.sources, path, held?.version);
    else await tagPage([contentTag(path, held?.version)]);
    return held?.value as T | undefined;
  };
}

/**
 * What is held of an endpoint, for a value that is being made: nobody waits for the host.
 * @returns undefined where there has never been any
 */
export function heldNow(name: string): unknown {
  const now = reading.getStore();
  const held = (now?.snapshot ?? contentStore().current()).get(name);
  if (now) noteSource(now.sources, name, held?.version);
  return held?.value;
}

/**
 * Held content, or for a preview that of the editor, which the store never sees.
 * @param getRegion how the company writes, asked before the draft is
 */
export function cachedContent<T>(
  path: string,
  load: (region: Region) => Promise<T>,
  getRegion: () => Promise<Region>,
): () => Promise<T | undefined> {
  const getHeld = storedContent(path, load);
  const getDraft = draftContent(path, async () => load(await getRegion()));
  return async () => {
    const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
    return !isBuild && (await isPreview()) ? getDraft() : getHeld();
  };
}
