import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { forgetTry, secondsToWait, waitMessage, type Limited } from '@/server/client-limits';
import { env } from '@/server/env';
import { badRequest } from './bad-request';

/*
 * Limits belong to what is done, not to the path by which it is asked for: a path has many spellings.
 */
const LIMITED: Partial<Record<string, Limited>> = {
  login: 'signIn',
  forgotPassword: 'reset',
  resetPassword: 'reset',
  unlock: 'reset',
};

const REFUSED =
  'The e-mail or the password is not right, or too many tries have locked the account for ten minutes.';

/** The same of unknown, known and locked addresses. */
export const signInWords = {
  error: { emailOrPasswordIncorrect: REFUSED, userLocked: REFUSED },
  authentication: {
    emailSent: 'Look into your mailbox',
    checkYourEmailForPasswordReset:
      'If a user has this address, a link has been sent to it. After five requests in an hour no more are sent.',
  },
};

/** By the program itself, not by a request. */
export const isOwn = (req: PayloadRequest): boolean => req.payloadAPI === 'local';

/** @throws 429 with what to wait for */
export async function countTry(kind: Limited, req: PayloadRequest): Promise<void> {
  const seconds = await secondsToWait(kind, req.headers);
  if (seconds === 0) return;
  req.responseHeaders = new Headers({ 'retry-after': String(seconds) });
  throw new APIError(waitMessage(seconds), 429, {}, true);
}

export const limitTries: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const kind = LIMITED[operation];
  if (kind && !isOwn(req)) await countTry(kind, req);
  return args;
};

/** A session that began was no try of a stranger; one of a new password has counted as such. */
export const forgetSignIn: CollectionAfterLoginHook = async ({ req }) => {
  if (req.context.triedToSignIn) await forgetTry('signIn', req.headers);
};

type Tried = { email?: unknown; password?: unknown };
type Account = { lockUntil?: string | null } | null;

// As Payload stores passwords; shorter or longer would tell.
const HASH = { iterations: 600_000, bytes: 32, salt: '0'.repeat(64) };

/**
 * Payload compares no password for an address that nobody has, and for one that is locked: the answer
 * would come at once, and say who works here.
 */
export const takeAsLong: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args;
  req.context.triedToSignIn = !isOwn(req);
  const { email, password } = (args.data ?? {}) as Tried;
  if (typeof email !== 'string' || typeof password !== 'string') return args;
  const user = (await req.payload.db.findOne({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    req,
  })) as Account;
  const isLocked = new Date(user?.lockUntil ?? 0).getTime() > Date.now();
  if (!user || isLocked)
    await promisify(pbkdf2)(password, HASH.salt, HASH.iterations, HASH.bytes, 'sha256');
  return args;
};

/** Nobody waits for a mail that nothing sends. */
export const refuseWithoutMail: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'forgotPassword' && !env.smtpUrl)
    throw badRequest(
      'This editor sends no mail, so nothing was sent. An administrator can set a new password.',
    );
  return args;
};
