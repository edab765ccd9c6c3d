import 'server-only';
import { environment } from '@/lib/platform/env';
import { ContentStore } from './content-store';
import type { Derive, Load } from './held-content';
import { processState as held } from './process-state';

const windowMs = () => environment().CONTENT_REVALIDATE_SECONDS * 1_000;

/** Made at the start of the process, outside of any request. */
export const contentStore = (): ContentStore =>
  (held.store ??= new ContentStore(held.loads, held.derivations, windowMs)) as ContentStore;

/** Several bundles have the same endpoint: the first one stays, which is that of the start. */
export function registerLoad(endpoint: string, load: Load): void {
  if (!held.loads.has(endpoint)) held.loads.set(endpoint, load);
}

/** For a value that pages carry the version of: it is made before new content is seen. */
export function registerDerivation(name: string, derive: Derive): void {
  if (!held.derivations.has(name)) held.derivations.set(name, derive);
}

export const { reading } = held;
