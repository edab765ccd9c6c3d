import * as z from 'zod';
import { HostResponseError } from '@/lib/content/host/errors';
import { documentedAs } from '@/contract/records/json-schema';
import { reasonOf } from '@/contract/records/faults';
import type { Region } from '@/contract/formats/region';
import { yielder } from '@/lib/platform/yielder';
import { NAMED_FAULTS, type ContentSchema } from './warnings';

export const MAX_ITEMS = 20_000;

/** What became of an item: it was read, perhaps without some of its parts, or it was not. */
export type ReadItem<T> =
  { item: T; warnings: readonly string[]; fault?: undefined } | { item?: undefined; fault: string };

export type ItemIssue = { index: number; reason: string };

export type ListIssues = {
  /** The first `NAMED_FAULTS`. */
  dropped: ItemIssue[];
  droppedCount: number;
  warnings: ItemIssue[];
  warningCount: number;
  cut: boolean;
};

/** `[…]`, `{data: […]}` and a paginator. */
export const listEnvelope = <T>(item: z.ZodType<T>) => {
  const list = z.array(item);
  return z.union(
    [
      list,
      z.object({ data: list }).transform(({ data }) => data),
      z.object({ data: z.object({ data: list }) }).transform(({ data }) => data.data),
    ],
    { error: 'expected a list' },
  );
};

export const recordEnvelope = <T>(record: z.ZodType<T>) =>
  z.union(
    [
      z.object({ data: record }).transform(({ data }) => data),
      documentedAs(
        z
          .looseObject({ data: z.never().optional() })
          .transform((bare): unknown => bare)
          .pipe(record),
        record,
      ),
    ],
    { error: 'expected a record' },
  );

/** As `readItems`, each item by the schema; an Error stands for one that could not be parsed. */
export const parseItems = <T>(
  candidates: Iterable<unknown>,
  schema: ContentSchema<T>,
  region: Region,
): Promise<{ items: T[] } & ListIssues> => readItems(candidates, itemReader(schema, region));

/** @throws HostResponseError where a list has items, but no usable one */
export async function readItems<Candidate, T>(
  candidates: Iterable<Candidate>,
  read: (candidate: Candidate) => ReadItem<T>,
  most = MAX_ITEMS,
): Promise<{ items: T[] } & ListIssues> {
  const items: T[] = [];
  const issues: ListIssues = {
    dropped: [],
    droppedCount: 0,
    warnings: [],
    warningCount: 0,
    cut: false,
  };
  const pause = yielder();
  let index = 0;
  for (const candidate of candidates) {
    if (index === MAX_ITEMS || items.length === most) {
      issues.cut = true;
      break;
    }
    await pause();
    const found = read(candidate);
    if (found.fault !== undefined) {
      if (issues.droppedCount++ < NAMED_FAULTS) issues.dropped.push({ index, reason: found.fault });
    } else {
      items.push(found.item);
      for (const reason of found.warnings) {
        if (issues.warningCount++ < NAMED_FAULTS) issues.warnings.push({ index, reason });
      }
    }
    index++;
  }
  const [first] = issues.dropped;
  if (items.length === 0 && first) {
    throw new HostResponseError(`no usable item among ${index}: ${first.reason}`);
  }
  return { items, ...issues };
}

/** Reads the items of one answer, an Error as a faulty one. */
export function itemReader<T>(
  schema: ContentSchema<T>,
  region: Region,
): (candidate: unknown) => ReadItem<T> {
  let warnings: string[] = [];
  const itemSchema = schema({ region, warn: (reason) => warnings.push(reason) });
  return (candidate) => {
    warnings = [];
    if (candidate instanceof Error) return { fault: candidate.message };
    try {
      const { success, data, error } = itemSchema.safeParse(candidate);
      return success ? { item: data, warnings } : { fault: reasonOf(error) };
    } catch (error) {
      return { fault: error instanceof Error ? error.name : 'failed' };
    }
  };
}
