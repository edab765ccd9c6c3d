import type { Payload } from 'payload';

/** The numbers of a collection that are in the trash, where no other item can have them. */
export async function trashedIds(payload: Payload, slug: string): Promise<Set<number>> {
  const { docs } = await payload.find({
    collection: slug as never,
    where: { deletedAt: { exists: true } } as never,
    select: {},
    depth: 0,
    pagination: false,
    limit: 0,
    trash: true,
  });
  return new Set((docs as unknown as { id: number }[]).map(({ id }) => id));
}
