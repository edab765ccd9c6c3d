import type { AfterErrorHook, AfterErrorHookArgs } from 'payload';

type Fault = { label?: unknown; path: string; message: string };
type Answered = NonNullable<AfterErrorHookArgs['result']>['errors'][number];

export const SIGNED_OUT =
  'You are signed in no more, so nothing was saved. Sign in again in another tab of this browser, then save once more here.';
const NOT_ALLOWED =
  'Your role does not allow this, so nothing was changed. Authors save drafts, editors publish them and delete, administrators do everything.';

/** The form would take apart what follows a colon. */
const withoutColons = (text: string): string => text.replaceAll(':', '\u2236');

function sentence({ label, path, message }: Fault): string {
  const words = `${typeof label === 'string' ? label : path} – ${message}`;
  return withoutColons(/[.!?]$/.test(words) ? words : `${words}.`);
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

/** A wait has ended without what was waited for, somewhere below. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  return (
    BUSY_CODES.includes(code ?? '') || NO_CONNECTION.test(error.message) || isBusy(error.cause)
  );
}

const BROKEN_OFF = /^(Unexpected end of form|Malformed part header)/;
const NOT_WHOLE = 'The file did not arrive whole. Please try again.';

/**
 * What is said of a refused form says why. While what was typed is still being checked, nothing stands
 * beside the field.
 */
export const withReasons: AfterErrorHook = ({ error, req, result }) => {
  if (isBusy(error)) return { response: { errors: [{ message: BUSY }] }, status: 503 };
  if (BROKEN_OFF.test(error.message))
    return { response: { errors: [{ message: NOT_WHOLE }] }, status: 400 };
  const refused = ['Forbidden', 'UnauthorizedError'].includes(error.name);
  const errors = result?.errors?.map((each) => reasonOf(each, refused, Boolean(req.user)));
  return errors ? { response: { ...result, errors } } : undefined;
};
