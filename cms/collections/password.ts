import type { CollectionBeforeOperationHook } from 'payload';
import { badRequest } from './bad-request';

const MIN_PASSWORD = 12;

/** Every door at which a password is chosen; whoever signs in has one already. */
const CHOOSES = ['create', 'update', 'resetPassword'];

export const demandLongPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (!CHOOSES.includes(operation)) return args;
  const { password } = (args as { data?: { password?: unknown } }).data ?? {};
  const isKept = operation !== 'resetPassword' && (password ?? '') === '';
  if (!isKept && (typeof password !== 'string' || password.length < MIN_PASSWORD))
    throw badRequest(`A password has at least ${MIN_PASSWORD} characters.`);
  return args;
};
