import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/platform/global-singleton';
import type { ContentStore } from './content-store';
import type { Derive, Load, Snapshot } from './held-content';
import type { EndpointRecord } from './health';

/** What a value is being made from, and in which versions; undefined for what was never fetched. */
export type Reading = {
  snapshot: Snapshot;
  sources: Map<string, string | undefined>;
  /** Before new content is seen: nothing may wait for the host. */
  atSwap: boolean;
};

/** What a process has once of its content, whichever bundle asks. */
export const processState = globalSingleton('content', () => ({
  loads: new Map<string, Load>(),
  derivations: new Map<string, Derive>(),
  store: undefined as ContentStore | undefined,
  reading: new AsyncLocalStorage<Reading>(),
  /** By endpoint. */
  health: new Map<string, EndpointRecord>(),
  host: {
    asked: undefined as Promise<boolean> | undefined,
    /** When it was asked, on the clock of `performance`; a question that goes on counts as just asked. */
    since: -Infinity,
    answers: true,
  },
}));
