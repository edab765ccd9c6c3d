import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { waitForTurn } from '@/publishing/database-of';
import { badRequest } from './bad-request';

const ADMINISTRATOR = 'administrator';

type User = { role?: string };

/*
 * Two who give up the role at once would each count the other. So each asks after it has given it up, and
 * takes it again where nobody is left. On PostgreSQL a change is seen by others once its transaction ends:
 * there they ask one after the other.
 */
async function refuseForLast(req: PayloadRequest, id: number | string): Promise<void> {
  await waitForTurn(req, 'administrators');
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: ADMINISTRATOR } },
    req,
  });
  if (totalDocs > 0) return;
  await setRole(req, id, ADMINISTRATOR);
  throw badRequest('This is the only administrator. Please make somebody else one first.');
}

/** Past the rules for staff. */
const setRole = (req: PayloadRequest, id: number | string, role: string) =>
  req.payload.db.updateOne({ collection: 'users', id, data: { role }, req });

export const keepWhenChanged: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [now, before] = [doc, previousDoc].map((user: User | undefined) => user?.role);
  if (before === ADMINISTRATOR && now !== ADMINISTRATOR)
    await refuseForLast(req, (doc as { id: number }).id);
};

export const keepWhenDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = (await req.payload.findByID({ collection: 'users', id, req })) as User;
  if (user.role !== ADMINISTRATOR) return;
  await setRole(req, id, 'author');
  await refuseForLast(req, id);
};

/** Of several at once each would be refused or not, as it comes. */
export const oneUserAtATime: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { id, data } = args as { id?: number; data?: { role?: unknown } };
  if (id !== undefined) return args;
  if (operation === 'delete') throw badRequest('Please delete users one by one.');
  if (operation === 'update' && data?.role !== undefined)
    throw badRequest('Please change roles one by one.');
  return args;
};
