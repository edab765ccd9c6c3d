import type { Access, CollectionConfig, FieldAccess, GlobalConfig, PayloadRequest } from 'payload';

export type Role = 'administrator' | 'editor' | 'author' | 'enquiries';

type User = { role?: Role } | null;
const roleOf = (req: PayloadRequest): Role | undefined => (req.user as User)?.role;
const has = (req: PayloadRequest, ...roles: Role[]): boolean => {
  const role = roleOf(req);
  return role !== undefined && roles.includes(role);
};

export const isAdministrator: Access = ({ req }) => has(req, 'administrator');
export const isEditor: Access = ({ req }) => has(req, 'administrator', 'editor');
/** Payload checks references of records as the user of the request; an import has none. */
export const keepsContent: Access = ({ req }) =>
  req.context.seeding === true || has(req, 'administrator', 'editor', 'author');
export const isAdministratorField: FieldAccess = ({ req }) => has(req, 'administrator');

/** Authors write drafts; Payload asks with the status that a request would give. */
const writes: Access = ({ req, data }) =>
  has(req, 'administrator', 'editor') ||
  (has(req, 'author') && data?._status === 'draft' && !('deletedAt' in data));

/** Into the trash, from where it comes back. Only administrators delete for good. */
const deletes: Access = ({ req, data }) =>
  has(req, 'administrator') || (has(req, 'editor') && Boolean(data?.deletedAt));

/**
 * Payload takes a request without a status for a change of the published item; one by an author is
 * always a draft.
 */
type Writing = { req?: PayloadRequest; draft?: boolean; data?: object };
const AUTHOR_OPERATIONS = ['create', 'update', 'updateByID', 'restoreVersion'];

export function draftsOfAuthors<Args extends object>(args: Args, operation: string): Args {
  const { req, data }: Writing = args;
  if (!req || !has(req, 'author') || !AUTHOR_OPERATIONS.includes(operation)) return args;
  if (data && '_status' in data && data._status === 'published') return args;
  return { ...args, draft: true, ...(data && { data: { ...data, _status: 'draft' } }) };
}

export const contentAccess: CollectionConfig['access'] = {
  read: keepsContent,
  readVersions: keepsContent,
  create: writes,
  update: writes,
  delete: deletes,
};

export const globalAccess: GlobalConfig['access'] = {
  read: keepsContent,
  readVersions: keepsContent,
  update: writes,
};

/** Of collections without drafts. */
export const editorsOnly: CollectionConfig['access'] = {
  read: keepsContent,
  create: isEditor,
  update: isEditor,
  delete: deletes,
};

/** Administrators only. */
export const hiddenFrom =
  (...roles: Role[]) =>
  ({ user }: { user: unknown }): boolean => {
    const role = (user as User)?.role;
    return role === undefined || roles.includes(role);
  };
