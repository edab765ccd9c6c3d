import type { AfterErrorHook } from 'payload';

type Fault = { label?: unknown; path: string; message: string };
type Answer = { errors?: { message?: string; data?: { errors?: Fault[] } | null }[] };

const sentence = ({ label, path, message }: Fault): string =>
  // The form would take apart what follows a colon.
  `${typeof label === 'string' ? label : path} – ${message}`.replaceAll(/:\s?/g, ' – ');

const BUSY = 'The editor is busy, so this was not done. Please try again in a minute.';

/** Of PostgreSQL: too many sessions, a lock, a statement or a session that took too long; of SQLite alike. */
const BUSY_CODES = ['53300', '55P03', '57014', '25P03', 'SQLITE_BUSY'];
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
export const withReasons: AfterErrorHook = ({ error, result }) => {
  if (isBusy(error)) return { response: { errors: [{ message: BUSY }] } as never, status: 503 };
  if (BROKEN_OFF.test(error.message))
    return { response: { errors: [{ message: NOT_WHOLE }] } as never, status: 400 };
  const answer = result as Answer | undefined;
  const errors = answer?.errors?.map((error) => {
    const faults = error.data?.errors ?? [];
    return faults.length > 0 ? { ...error, message: faults.map(sentence).join('; ') } : error;
  });
  return errors ? { response: { ...answer, errors } as never } : undefined;
};
