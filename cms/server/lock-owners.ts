import type { Access, CollectionAfterReadHook, Payload } from 'payload';
import { keepsContent } from '@/collections/access';

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

/** Whoever writes takes a form over from somebody else; others end their own lock, of their account. */
const writersOrOwn: Access = (args) =>
  keepsContent(args) || (args.req.user ? { 'user.value': { equals: args.req.user.id } } : false);

/** The collection of locks is Payload's own and takes no configuration; it makes them itself. */
export function guardLocks(payload: Payload): void {
  const { hooks, access } = payload.collections['payload-locked-documents'].config;
  hooks.afterRead.push(withOwner);
  Object.assign(access, {
    create: () => false,
    read: writersOrOwn,
    update: writersOrOwn,
    delete: writersOrOwn,
  });
}
