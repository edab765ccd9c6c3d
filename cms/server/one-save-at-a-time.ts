import type { PayloadRequest } from 'payload';
import { databaseOf, waitForItem } from '@/publishing/database-of';

/** Next.js may load this file more than once. */
const shared = globalThis as { savesOfItems?: Map<string, Promise<void>> };
/** The last one that waits for its turn, or has it, of each item. */
const lastSaves = (shared.savesOfItems ??= new Map<string, Promise<void>>());
const ends = new WeakMap<PayloadRequest, Map<string, () => void>>();

/**
 * From here on no other form saves the item: on PostgreSQL until the transaction ends, on SQLite, beside
 * which there is one editor, until `endSaves`, which is called for requests alone.
 */
export async function oneSaveAtATime(
  req: PayloadRequest,
  slug: string,
  id?: number,
): Promise<void> {
  if (databaseOf(req.payload).pool) return waitForItem(req, slug, id);
  const item = `${slug} ${id ?? ''}`;
  const own = ends.get(req) ?? new Map<string, () => void>();
  if (own.has(item)) return;
  ends.set(req, own);
  const before = lastSaves.get(item);
  const save = new Promise<void>((end) => own.set(item, end));
  lastSaves.set(item, save);
  void save.then(() => lastSaves.get(item) === save && lastSaves.delete(item));
  await before;
}

/** Once it has saved, or failed. */
export function endSaves(req: PayloadRequest): void {
  for (const end of ends.get(req)?.values() ?? []) end();
  ends.delete(req);
}
