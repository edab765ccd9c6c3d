import 'server-only';
import { globalSingleton } from '@/lib/platform/global-singleton';

export type Derived<T> = {
  readonly value: T;
  /** The same for the same value, on every instance. */
  readonly version: string;
  /** `contentEpoch()` when it was made, or found to be made from the same. */
  readonly epoch: number;
};

export const DERIVED_VALUES = 'derived-values';

/** What was last made from content for visitors. Only `derive.ts` has the map itself. */
const values = globalSingleton<ReadonlyMap<string, Derived<unknown>>>(
  DERIVED_VALUES,
  () => new Map(),
);

/** For what cannot wait for content. Undefined where nobody has asked for it yet. */
export const lastDerived = <T>(name: string) => values.get(name) as Derived<T> | undefined;
