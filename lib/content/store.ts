import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { environment } from '@/lib/platform/env';
import { globalSingleton } from '@/lib/platform/global-singleton';
import { ContentStore } from './content-store';
import type { Derive, Load, Snapshot } from './held-content';

const held = globalSingleton('content', () => ({
  loads: new Map<string, Load>(),
  derivations: new Map<string, Derive>(),
  store: undefined as ContentStore | undefined,
  reading: new AsyncLocalStorage<Reading>(),
}));

const windowMs = () => environment().CONTENT_REVALIDATE_SECONDS * 1_000;

/** Made at the start of the process, outside of any request. */
export const contentStore = (): ContentStore =>
  (held.store ??= new ContentStore(held.loads, held.derivations, windowMs));

/** Several bundles have the same endpoint: the first one stays, which is that of the start. */
export function registerLoad(endpoint: string, load: Load): void {
  if (!held.loads.has(endpoint)) held.loads.set(endpoint, load);
}

/** For a value that pages carry the version of: it is made before new content is seen. */
export function registerDerivation(name: string, derive: Derive): void {
  if (!held.derivations.has(name)) held.derivations.set(name, derive);
}

/** What a value is being made from, and in which versions; undefined for what was never fetched. */
export type Reading = {
  snapshot: Snapshot;
  sources: Map<string, string | undefined>;
  /** Before new content is seen: nothing may wait for the host. */
  atSwap: boolean;
};

export const { reading } = held;
