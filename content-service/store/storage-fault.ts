import type { StorageFault } from '../../contract/service-health';

/** Codes of SQLite, of the system, and SQLSTATEs of PostgreSQL. */
const CODES: [RegExp, StorageFault][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG|53100)$/, 'full'],
  [/^(SQLITE_READONLY.*|EROFS|25006)$/, 'readOnly'],
  [/^(SQLITE_(IOERR|CORRUPT|NOTADB|CANTOPEN).*|EIO|58...)$/, 'disk'],
  [/^(SQLITE_(BUSY|LOCKED).*|55P03|57014)$/, 'busy'],
  [/^(53...|57P..)$/, 'refusing'],
];

/** A database that cannot be asked, for whatever reason. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    const { code, message } = cause as NodeJS.ErrnoException;
    super(`the database cannot be reached (${code ?? message})`, { cause });
  }
}

/** Why nothing can be stored now. @returns undefined for an error of another kind */
export function storageFault(error: unknown): StorageFault | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof NoAnswerError) return 'away';
    const { code = '' } = one as NodeJS.ErrnoException;
    const [, fault] = CODES.find(([pattern]) => pattern.test(code)) ?? [];
    if (fault) return fault;
  }
  return undefined;
}
