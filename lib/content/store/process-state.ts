import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { globalSingleton } from '@/lib/platform/global-singleton';
import type { ContentStore } from './content-store';
import type { EndpointRecord, Snapshot } from './content-types';

/** What a value is being made from, and in which versions; undefined for what was never fetched. */
export type Reading = {
  snapshot: Snapshot;
  sources: Map<string, string | undefined>;
  /** Before new content is seen: nothing may wait for the host. */
  atSwap: boolean;
  /** The path of the language that it is made in. */
  language: string;
};

export type SafeMarkup = {
  html: string;
  /** `2 picture, 1 iframe`; names of elements only. */
  leftOut?: string;
};

/** What a process has once of its content, whichever bundle asks. */
export const processState = globalSingleton('content', () => ({
  store: undefined as ContentStore | undefined,
  reading: new AsyncLocalStorage<Reading>(),
  /** The path of the language in which a request of no page is answered. */
  spoken: new AsyncLocalStorage<string>(),
  /** By endpoint. */
  health: new Map<string, EndpointRecord>(),
  host: {
    asked: undefined as Promise<boolean> | undefined,
    /** When it was asked, on the clock of `performance`; a question that goes on counts as just asked. */
    since: -Infinity,
    answers: true,
  },
  /** Content is fetched again and again, with the same flaws: what the log has said of them. */
  warned: new LRUCache<string, true>({ max: 2_000 }),
  /** The items of the last answer, by endpoint, then by how the company writes and the hash of the bytes. */
  items: new Map<string, Map<string, unknown>>(),
  /** Most texts stay the same from publish to publish, and sanitizing costs most. */
  sanitized: new LRUCache<string, SafeMarkup>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ html }, markup) => html.length + markup.length,
  }),
  /** The site's paths of the files that content names. */
  files: {
    /** The latest content, by endpoint. */
    latest: new Map<string, ReadonlySet<string>>(),
    /** Stored pages and open browsers still ask for what earlier content named. */
    earlier: new LRUCache<string, true>({ max: 10_000 }),
    /** By name without its version: the name with the latest one. */
    versioned: new Map<string, string>(),
    /** Whether all content of the host is here. */
    areAll: false,
  },
}));
