import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { badRequest } from './bad-request';

const ADMINISTRATOR = 'administrator';

async function refuseForLast(req: PayloadRequest, id: number | string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: ADMINISTRATOR }, id: { not_equals: id } },
    req,
  });
  if (totalDocs === 0)
    throw badRequest('This is the only administrator. Please make somebody else one first.');
}

export const keepWhenChanged: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { id, role } = (originalDoc ?? {}) as { id?: number; role?: string };
  if (id !== undefined && role === ADMINISTRATOR && (data.role ?? role) !== ADMINISTRATOR)
    await refuseForLast(req, id);
  return data;
};

export const keepWhenDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = (await req.payload.findByID({ collection: 'users', id, req })) as {
    role?: string;
  };
  if (user.role === ADMINISTRATOR) await refuseForLast(req, id);
};

/** Of several at once each would count the others. */
export const oneUserAtATime: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { id, data } = args as { id?: number; data?: { role?: unknown } };
  if (id !== undefined) return args;
  if (operation === 'delete') throw badRequest('Please delete users one by one.');
  if (operation === 'update' && data?.role !== undefined)
    throw badRequest('Please change roles one by one.');
  return args;
};
