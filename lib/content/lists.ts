import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import { ContentShapeError } from './errors';
import { reasonOf, withLeftOut } from './left-out';

/** How long a list may keep everybody else waiting, in ms. */
const TURN_MS = 10;

/** Tells why an item of a list was left out. */
export type Dropped = { index: number; reason: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Takes the three shapes in which hosts send lists: `[…]`, `{data: […]}`, `{data: {data: […]}}`.
 * @throws ContentShapeError for anything else
 */
export function unwrapList(body: unknown): unknown[] {
  if (Array.isArray(body)) return body;
  if (isRecord(body)) {
    if (Array.isArray(body.data)) return body.data;
    if (isRecord(body.data) && Array.isArray(body.data.data)) return body.data.data;
  }
  throw new ContentShapeError('expected a list');
}

/**
 * Takes `{data: {…}}` or a bare record.
 * @throws ContentShapeError for anything else
 */
export function unwrapRecord(body: unknown): Record<string, unknown> {
  if (isRecord(body)) {
    if (isRecord(body.data)) return body.data;
    if (!('data' in body)) return body;
  }
  throw new ContentShapeError('expected a record');
}

/**
 * Validates each item for itself: a malformed one is left out and reported, the others stay, without
 * what is malformed in them.
 * A list that has items, none of which is usable, is a fault of the host and not an empty list.
 * A long list lets others have their turn meanwhile.
 * @throws ContentShapeError when nothing usable is left of a list that was not empty
 */
export async function parseItems<T>(
  items: unknown[],
  schema: z.ZodType<T>,
): Promise<{ items: T[]; dropped: Dropped[]; partly: Dropped[] }> {
  const kept: T[] = [];
  const dropped: Dropped[] = [];
  const partly: Dropped[] = [];
  let turn = performance.now();
  for (const [index, candidate] of items.entries()) {
    if (performance.now() - turn > TURN_MS) {
      await setImmediate();
      turn = performance.now();
    }
    const { item, reason, leftOut } = checkItem(candidate, schema);
    if (reason === undefined) kept.push(item);
    else dropped.push({ index, reason });
    partly.push(...leftOut.map((part) => ({ index, reason: part })));
  }
  if (kept.length === 0 && dropped.length > 0) {
    throw new ContentShapeError(`no usable item among ${dropped.length}: ${dropped[0]?.reason}`);
  }
  return { items: kept, dropped, partly };
}

type Checked<T> = { leftOut: string[] } & (
  { item: T; reason?: undefined } | { item?: undefined; reason: string }
);

/** A check that throws says as much about the item as one that fails. */
function checkItem<T>(candidate: unknown, schema: z.ZodType<T>): Checked<T> {
  try {
    const { value, leftOut } = withLeftOut(() => schema.safeParse(candidate));
    return value.success
      ? { item: value.data, leftOut }
      : { reason: reasonOf(value.error), leftOut: [] };
  } catch (error) {
    return { reason: String(error), leftOut: [] };
  }
}
