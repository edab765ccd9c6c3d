import type { Kysely } from 'kysely';
import { OTHER_NAMES, type CountKind } from '../../contract/counts';
import type { Database } from './database';
import type { Tables } from './tables';

export interface Count {
  kind: CountKind;
  name: string;
  count: number;
}

/** Different names of one kind in one day; further ones count as one. */
const MAX_NAMES = 2_000;
const KEEP_DAYS = 1_100;
const DAY_MS = 24 * 60 * 60 * 1000;
const NAMES_AT_ONCE = 100;

/** UTC. @param time ms since 1970 */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Adds to what the day has. @param counts each kind and name once */
export async function addCounts(
  query: Kysely<Tables>,
  day: string,
  counts: readonly Count[],
): Promise<void> {
  for (let start = 0; start < counts.length; start += NAMES_AT_ONCE) {
    const values = counts.slice(start, start + NAMES_AT_ONCE).map((entry) => ({ ...entry, day }));
    await query
      .insertInto('counts')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind', 'name']).doUpdateSet(({ eb, ref }) => ({
          count: eb(ref('counts.count'), '+', ref('excluded.count')),
        })),
      )
      .execute();
  }
}

/** What was counted by day, for three years. */
export function createCountStore({ query }: Database) {
  /** Names that the day has already keep their own count. */
  async function bounded(
    transaction: Kysely<Tables>,
    day: string,
    counts: readonly Count[],
  ): Promise<Count[]> {
    const rows = await transaction
      .selectFrom('counts')
      .select(['kind', 'name'])
      .where('day', '=', day)
      .execute();
    const names = new Map<CountKind, Set<string>>();
    for (const { kind, name } of rows) namesOf(names, kind).add(name);
    const kept = new Map<string, Count>();
    for (const { kind, name, count } of counts) {
      const known = namesOf(names, kind);
      const own = known.has(name) || known.size < MAX_NAMES ? name : OTHER_NAMES;
      known.add(own);
      const before = kept.get(`${kind} ${own}`)?.count ?? 0;
      kept.set(`${kind} ${own}`, { kind, name: own, count: before + count });
    }
    return [...kept.values()];
  }

  return {
    add: (counts: readonly Count[], now: number): Promise<void> =>
      query.transaction().execute(async (transaction) => {
        const day = dayOf(now);
        await addCounts(transaction, day, await bounded(transaction, day, counts));
        await transaction
          .deleteFrom('counts')
          .where('day', '<', dayOf(now - KEEP_DAYS * DAY_MS))
          .execute();
      }),
    /** From this day on, by day, kind and name. */
    list: (since: string): Promise<(Count & { day: string })[]> =>
      query
        .selectFrom('counts')
        .select(['day', 'kind', 'name', 'count'])
        .where('day', '>=', since)
        .orderBy('day')
        .orderBy('kind')
        .orderBy('name')
        .execute(),
  };
}

function namesOf(names: Map<CountKind, Set<string>>, kind: CountKind): Set<string> {
  const known = names.get(kind) ?? new Set();
  names.set(kind, known);
  return known;
}

export type CountStore = ReturnType<typeof createCountStore>;
