import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { ContentShapeError } from './errors';

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
 * Validates each item for itself: a malformed one is left out and reported, the others stay.
 * A list that has items, none of which is usable, is a fault of the host and not an empty list.
 * A long list lets others have their turn meanwhile.
 * @throws ContentShapeError when nothing usable is left of a list that was not empty
 */
export async function parseItems<T>(
  items: unknown[],
  schema: z.ZodType<T>,
): Promise<{ items: T[]; dropped: Dropped[] }> {
  const kept: T[] = [];
  const dropped: Dropped[] = [];
  let turn = performance.now();
  for (const [index, item] of items.entries()) {
    if (performance.now() - turn > TURN_MS) {
      await setImmediate();
      turn = performance.now();
    }
    const result = schema.safeParse(item);
    if (result.success) kept.push(result.data);
    else dropped.push({ index, reason: z.prettifyError(result.error).replace(/\s+/g, ' ') });
  }
  if (kept.length === 0 && dropped.length > 0) {
    throw new ContentShapeError(`no usable item among ${dropped.length}: ${dropped[0]?.reason}`);
  }
  return { items: kept, dropped };
}
