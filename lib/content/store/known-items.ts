import 'server-only';
import { hash } from 'node:crypto';
import type { SentItem } from '@/lib/content/host/list-items';
import type { Region } from '@/contract/formats/region';
import type { ReadItem } from '@/lib/content/schemas/lists';
import { processState } from './process-state';
import { sharedTexts } from './shared-texts';

/*
 * Of ten thousand items most stay the same from publish to publish, and validating them takes longest: an
 * item whose bytes are those of the last answer is the same object as then.
 */

const { items: known } = processState;

/** Reads the items of one answer; `keep` makes them those of the last one. */
export function knownItems<T>(
  endpoint: string,
  region: Region,
  read: (candidate: unknown) => ReadItem<T>,
) {
  const last = known.get(endpoint) as Map<string, ReadItem<T>> | undefined;
  const next = new Map<string, ReadItem<T>>();
  const writing = Object.values(region).join(' ');
  const share = sharedTexts();
  /** As it is when it is read back from the store, which keeps no field without a value. */
  const asStored = (found: ReadItem<T>): ReadItem<T> =>
    found.fault === undefined
      ? { ...found, item: share(JSON.parse(JSON.stringify(found.item)) as T) }
      : found;
  return {
    read({ bytes, value }: SentItem): ReadItem<T> {
      const key = `${writing} ${hash('sha256', bytes, 'base64')}`;
      const found = next.get(key) ?? last?.get(key) ?? asStored(read(value()));
      if (found.fault === undefined) next.set(key, found);
      return found;
    },
    keep: () => void known.set(endpoint, next),
  };
}

/** For content that came from elsewhere: the objects of the last answer would be in memory beside its own. */
export const forgetItems = (endpoint: string): boolean => known.delete(endpoint);
