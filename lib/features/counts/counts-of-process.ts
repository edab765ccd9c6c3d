import 'server-only';
import type { Counts } from '@/contract/counts';
import { globalSingleton } from '@/lib/platform/global-singleton';

/** Which pages were opened, and how often, in ten minutes. */
export type Part = { began: number; asked: Map<string, number> };

/** What a process has once of its visits, whichever bundle counts. */
export const countsOfProcess = globalSingleton('counts', () => ({
  /** By kind and name; what has not been sent yet. */
  counted: new Map<string, Counts[number]>(),
  /** The latest first. */
  parts: [] as Part[],
}));
