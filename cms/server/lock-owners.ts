import type { CollectionAfterReadHook, Payload } from 'payload';

type Lock = { user?: { relationTo: 'users'; value: unknown } };

/** Staff may not read each other's records; whoever waits for an item must know whom to ask. */
const withOwner: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as Lock;
  if (!req.user || typeof user?.value !== 'number') return doc as object;
  const owner = await req.payload.findByID({
    collection: user.relationTo,
    id: user.value,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!owner) return doc as object;
  const { id, name, email } = owner;
  const shown = { id, email: name ? `${name} (${email})` : email };
  return { ...(doc as object), user: { ...user, value: shown } };
};

/** The collection of locks is Payload's own and takes no configuration. */
export function nameLockOwners(payload: Payload): void {
  payload.collections['payload-locked-documents'].config.hooks.afterRead.push(withOwner);
}
