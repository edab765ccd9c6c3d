import type { Payload } from 'payload';

/** So long what was deleted can be brought back. */
export const TRASH_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1_000;

export const isTrashed = (document: unknown): boolean =>
  Boolean((document as { deletedAt?: string | null } | null | undefined)?.deletedAt);

/** Removes for good what has been in the trash for long enough. @returns how many items */
export async function emptyTrash(payload: Payload, now = Date.now()): Promise<number> {
  const before = new Date(now - TRASH_DAYS * DAY_MS).toISOString();
  let removed = 0;
  for (const { slug, trash } of payload.config.collections) {
    if (!trash) continue;
    const { docs, errors } = await payload.delete({
      collection: slug,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
      overrideAccess: true,
    });
    removed += docs.length;
    for (const { message } of errors)
      payload.logger.error(`${slug}: an item stays in the trash: ${message}`);
  }
  return removed;
}

/** At once, and then every day. */
export function emptyTrashDaily(payload: Payload): void {
  const run = () =>
    emptyTrash(payload).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'The trash could not be emptied; tomorrow tries again'),
    );
  void run();
  setInterval(() => void run(), DAY_MS).unref();
}
