import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { HostResponseError } from '@/lib/content-host/errors';
import { documentedAs } from './json-schema';
import { reasonOf, type ContentSchema } from './warnings';

/** After so long a list lets other work run. */
const MAX_BLOCKING_MS = 10;

export type ItemIssue = { index: number; reason: string };

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

/** @throws HostResponseError where a list has items, but no usable one */
export async function parseItems<T>(
  candidates: unknown[],
  schema: ContentSchema<T>,
): Promise<{ items: T[]; dropped: ItemIssue[]; warnings: ItemIssue[] }> {
  const items: T[] = [];
  const dropped: ItemIssue[] = [];
  const warnings: ItemIssue[] = [];
  let reasons: string[] = [];
  const itemSchema = schema((reason) => reasons.push(reason));
  let start = performance.now();
  for (const [index, candidate] of candidates.entries()) {
    if (performance.now() - start > MAX_BLOCKING_MS) {
      await setImmediate();
      start = performance.now();
    }
    reasons = [];
    const { item, fault } = parseItem(candidate, itemSchema);
    if (fault !== undefined) {
      dropped.push({ index, reason: fault });
    } else {
      items.push(item);
      warnings.push(...reasons.map((reason) => ({ index, reason })));
    }
  }
  if (items.length === 0 && dropped[0]) {
    throw new HostResponseError(`no usable item among ${dropped.length}: ${dropped[0].reason}`);
  }
  return { items, dropped, warnings };
}

type Parsed<T> = { item: T; fault?: undefined } | { item?: undefined; fault: string };

function parseItem<T>(candidate: unknown, schema: z.ZodType<T>): Parsed<T> {
  try {
    const { success, data, error } = schema.safeParse(candidate);
    return success ? { item: data } : { fault: reasonOf(error) };
  } catch (error) {
    return { fault: String(error) };
  }
}
