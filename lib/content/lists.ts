import { z } from 'zod';
import { HostResponseError } from '@/lib/content-host/errors';
import { documentedAs } from './json-schema';
import { paced } from './pace';
import { NAMED_FAULTS, reasonOf, type ContentSchema } from './warnings';

const MAX_ITEMS = 20_000;

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

/**
 * @param candidates an Error stands for an item that could not be read
 * @throws HostResponseError where a list has items, but no usable one
 */
export async function parseItems<T>(
  candidates: Iterable<unknown>,
  schema: ContentSchema<T>,
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
  let reasons: string[] = [];
  const itemSchema = schema((reason) => reasons.push(reason));
  const pause = paced();
  let index = 0;
  for (const candidate of candidates) {
    if (index === MAX_ITEMS || items.length === most) {
      issues.cut = true;
      break;
    }
    await pause();
    reasons = [];
    const { item, fault } = parseItem(candidate, itemSchema);
    if (fault !== undefined) {
      if (issues.droppedCount++ < NAMED_FAULTS) issues.dropped.push({ index, reason: fault });
    } else {
      items.push(item);
      for (const reason of reasons) {
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

type Parsed<T> = { item: T; fault?: undefined } | { item?: undefined; fault: string };

function parseItem<T>(candidate: unknown, schema: z.ZodType<T>): Parsed<T> {
  if (candidate instanceof Error) return { fault: candidate.message };
  try {
    const { success, data, error } = schema.safeParse(candidate);
    return success ? { item: data } : { fault: reasonOf(error) };
  } catch (error) {
    return { fault: error instanceof Error ? error.name : 'failed' };
  }
}
