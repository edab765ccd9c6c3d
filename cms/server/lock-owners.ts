import type { Access, CollectionAfterReadHook, Payload } from 'payload';
import { isAdministrator, keepsContent } from '@/collections/access';

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

const own: Access = ({ req }) => (req.user ? { 'user.value': { equals: req.user.id } } : false);
const writersOrOwn: Access = (args) => keepsContent(args) || own(args);
/** Whoever writes takes a form over from somebody else, each by itself. */
const takesOver: Access = (args) => (args.id === undefined ? own(args) : writersOrOwn(args));
/** Of a form that was taken over the lock is one's own. */
const ends: Access = (args) => isAdministrator(args) || own(args);

/** The collection of locks is Payload's own and takes no configuration; it makes them itself. */
export function guardLocks(payload: Payload): void {
  const { hooks, access } = payload.collections['payload-locked-documents'].config;
  hooks.afterRead.push(withOwner);
  Object.assign(access, {
    create: () => false,
    read: writersOrOwn,
    update: takesOver,
    delete: ends,
  });
}
