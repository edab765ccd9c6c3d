import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { environment } from '@/lib/platform/env';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { ContentStore, type Derive, type Load, type Snapshot } from './content-store';

const loads = globalSingleton('content-loads', () => new Map<string, Load>());
const derivations = globalSingleton('content-derivations', () => new Map<string, Derive>());

/** Made at the start of the process, outside of any request. */
export const contentStore = (): ContentStore =>
  globalSingleton(
    'content-store',
    () =>
      new ContentStore(loads, derivations, () => environment().CONTENT_REVALIDATE_SECONDS * 1_000),
  );

/** Several bundles have the same endpoint: the first one stays, which is that of the start. */
export function registerLoad(endpoint: string, load: Load): void {
  if (!loads.has(endpoint)) loads.set(endpoint, load);
}

/** For a value that pages carry the version of: it is made before new content is seen. */
export function registerDerivation(name: string, derive: Derive): void {
  if (!derivations.has(name)) derivations.set(name, derive);
}

/** What a value is being made from, and in which versions; undefined for what was never fetched. */
export type Reading = {
  snapshot: Snapshot;
  sources: Map<string, string | undefined>;
  /** Before new content is seen: nothing may wait for the host. */
  atSwap: boolean;
};

export const reading = globalSingleton('content-reading', () => new AsyncLocalStorage<Reading>());
