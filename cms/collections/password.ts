import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  TypedUser,
} from 'payload';
import { forgetTry } from '@/server/client-limits';
import { badRequest } from './bad-request';
import { countTry, isOwn } from './sign-in';

const MIN_PASSWORD = 12;
/** The form makes one of 36: tries of keys are not counted. */
const MIN_KEY = 32;

/** Every door at which a password is chosen; whoever signs in has one already. */
const CHOOSES = ['create', 'update', 'resetPassword'];

export const demandLongPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!CHOOSES.includes(operation)) return args;
  type Chosen = { password?: unknown; apiKey?: unknown };
  const { password, apiKey } = (args as { data?: Chosen }).data ?? {};
  const isKept = operation !== 'resetPassword' && (password ?? '') === '';
  if (!isKept && (typeof password !== 'string' || password.length < MIN_PASSWORD))
    throw badRequest(`A password has at least ${MIN_PASSWORD} characters.`);
  if (typeof apiKey === 'string' && apiKey !== '' && apiKey.length < MIN_KEY)
    throw badRequest(`An API key has at least ${MIN_KEY} characters.`);
  return args;
};

/** Sent beside a new password by who changes the own one; stored nowhere. */
export const CURRENT_PASSWORD = 'current_password';

const CHOSEN = 'passwordIsChosen';

type Args = { id?: number | string; data?: Record<string, unknown> };

/** Whoever finds a screen left open must not keep the account. Administrators set others' passwords without theirs. */
export const demandCurrentPassword: CollectionBeforeOperationHook = async (hook) => {
  const { operation, req } = hook;
  const { id, data } = hook.args as Args;
  if (operation !== 'resetPassword' && (operation !== 'update' || !data?.password))
    return hook.args;
  req.context[CHOSEN] = true;
  if (operation === 'update' && !isOwn(req)) {
    if (id === undefined) throw badRequest('Please change passwords one by one.');
    if (String(id) === String(req.user?.id)) await checkPassword(req, data?.[CURRENT_PASSWORD]);
  }
  return hook.args;
};

/** @throws unless the user who asks has this password; counted as signing in is */
async function checkPassword(req: PayloadRequest, password: unknown): Promise<void> {
  const refused = badRequest('Please enter the password that you have now, too.');
  if (typeof password !== 'string' || password === '') throw refused;
  await countTry('signIn', req);
  const { email } = req.user as TypedUser;
  await req.payload
    .login({ collection: 'users', data: { email: String(email), password } })
    .catch(() => {
      throw badRequest('The password that you have now is another one.');
    });
  await forgetTry('signIn', req.headers);
}

type Account = { sessions?: { id: string }[] };

/** Whoever had the account until then has it no more: neither by a session nor by a key. */
export const endAccess: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => {
  if (!req.context[CHOSEN] || operation !== 'update') return data;
  const { sessions = [] } = (originalDoc ?? {}) as Account;
  const own = (req.user as { _sid?: string } | null)?._sid;
  return Object.assign(data ?? {}, {
    sessions: sessions.filter(({ id }) => id === own),
    enableAPIKey: false,
    apiKey: null,
    apiKeyIndex: null,
  });
};
