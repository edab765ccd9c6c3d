/** Codes of SQLite, of the system, and SQLSTATEs of PostgreSQL. */
const REASONS: [RegExp, string][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG|53100)$/, 'the disk is full'],
  [/^(SQLITE_READONLY.*|EROFS|25006)$/, 'the database can only be read'],
  [/^(SQLITE_(IOERR|CORRUPT|NOTADB|CANTOPEN).*|EIO|58...)$/, 'the disk does not work'],
  [/^(SQLITE_(BUSY|LOCKED).*|55P03|57014)$/, 'another program holds the database'],
  [/^(53...|57P..)$/, 'the database takes no connections'],
];

/** A database that cannot be asked, for whatever reason. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    const { code, message } = cause as NodeJS.ErrnoException;
    super(`the database cannot be reached (${code ?? message})`, { cause });
  }
}

/**
 * Why nothing can be stored now, in words for operators and without anything that a visitor wrote.
 * @returns undefined for an error of another kind
 */
export function storageFault(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof NoAnswerError) return one.message;
    const { code = '' } = one as NodeJS.ErrnoException;
    const [, reason] = REASONS.find(([pattern]) => pattern.test(code)) ?? [];
    if (reason) return `${reason} (${code})`;
  }
  return undefined;
}
