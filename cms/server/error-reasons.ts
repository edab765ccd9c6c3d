import type { AfterErrorHook, AfterErrorHookArgs } from 'payload';

type Fault = { label?: unknown; path: string; message: string };
type Answered = NonNullable<AfterErrorHookArgs['result']>['errors'][number];

export const SIGNED_OUT =
  'You are signed in no more, so nothing was saved. Sign in again in another tab of this browser, then save once more here.';
const NOT_ALLOWED =
  'Your role does not allow this, so nothing was changed. Authors save drafts, editors publish them and delete, administrators do everything.';

function sentence({ label, path, message }: Fault): string {
  const words = `${typeof label === 'string' ? label : path} – ${message}`;
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** @param refused what was asked for is not allowed */
function reasonOf(error: Answered, refused: boolean, isSignedIn: boolean): Answered {
  const faults = (error.data?.errors ?? []) as Fault[];
  if (faults.length > 0) return { ...error, message: faults.map(sentence).join(' ') };
  if (refused) return { ...error, message: isSignedIn ? NOT_ALLOWED : SIGNED_OUT };
  return error;
}

const BUSY = 'The editor is busy, so this was not done. Please try again in a minute.';

/**
 * Of PostgreSQL: too many sessions, a lock, a statement or a session that took too long, or a transaction in
 * which one of them was passed over; of SQLite alike.
 */
const BUSY_CODES = ['53300', '55P03', '57014', '25P03', '25P02', 'SQLITE_BUSY'];
const NO_CONNECTION = /timeout exceeded when trying to connect|SQLITE_BUSY|Connection terminated/;

const GONE =
  'Something that is chosen here has been deleted for good meanwhile. Please choose something else, or nothing.';
/** Drafts are not checked before, and PostgreSQL and SQLite refuse what refers to nothing. */
const GONE_CODES = ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'];
const NO_ENTRY = /FOREIGN KEY constraint failed/;

/** Says the database so, somewhere below. */
function isCaused(error: unknown, codes: readonly string[], message: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  return (
    codes.includes(code ?? '') ||
    message.test(error.message) ||
    isCaused(error.cause, codes, message)
  );
}

const BROKEN_OFF = /^(Unexpected end of form|Malformed part header)/;
const NOT_WHOLE = 'The file did not arrive whole. Please try again.';

/** Payload's form would take a text apart at its first colon; a list of texts it shows as it is. */
const inForm = (error: Answered): Answered => ({
  ...error,
  message: [error.message] as unknown as string,
});

/**
 * What is said of a refused form says why. While what was typed is still being checked, nothing stands
 * beside the field.
 */
export const withReasons: AfterErrorHook = ({ error, req, result }) => {
  const isForm = /^multipart\/form-data\b/i.test(req.headers?.get('content-type') ?? '');
  const answer = (errors: Answered[], status?: number) => ({
    response: { ...result, errors: isForm ? errors.map(inForm) : errors },
    ...(status && { status }),
  });
  const say = (message: string, status: number) => answer([{ message }], status);
  if (isCaused(error, BUSY_CODES, NO_CONNECTION)) return say(BUSY, 503);
  if (isCaused(error, GONE_CODES, NO_ENTRY)) return say(GONE, 400);
  if (BROKEN_OFF.test(error.message)) return say(NOT_WHOLE, 400);
  const refused = ['Forbidden', 'UnauthorizedError'].includes(error.name);
  const errors = result?.errors?.map((each) => reasonOf(each, refused, Boolean(req.user)));
  return errors && answer(errors);
};
