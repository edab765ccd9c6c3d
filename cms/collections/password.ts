import type { CollectionBeforeOperationHook } from 'payload';
import { badRequest } from './bad-request';

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
