import { randomInt } from 'node:crypto';
import type Database from 'libsql';
import type { CodeHasher } from './code-hasher';
import { truncateWal } from './database';

const CODE_LIFETIME_MS = 20 * 60_000;
const MAX_WRONG_TRIES = 5;

/** How far the clock may be set back while a code is valid. */
const MAX_CLOCK_STEP_MS = 60_000;

/** Fields of the request; `email` is trimmed and in lower case. */
export interface CertificateRequester {
  email: string;
  name: string;
  company_name: string;
  address: string;
  phone: string;
}

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'locked';

interface CodeRow {
  id: number;
  state: 'sending' | 'issued' | 'used' | 'replaced' | 'failed';
  code_hash: string | null;
  expires_at: number;
  wrong_tries: number;
}

/** A code that is valid for longer than any is of a clock that was ahead. */
const isExpired = ({ expires_at }: CodeRow, now: number): boolean =>
  expires_at <= now || expires_at > now + CODE_LIFETIME_MS + MAX_CLOCK_STEP_MS;

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Requests for the certificate and their codes; only the latest request of an e-mail is valid. */
export function createCertificateStore(database: Database.Database, hasher: CodeHasher) {
  const replace = database.prepare(
    `UPDATE certificate_requests SET state = 'replaced', code_hash = NULL
     WHERE email = ? AND state IN ('sending', 'issued')`,
  );
  const insert = database.prepare(
    `INSERT INTO certificate_requests
       (requested_at, email, name, company_name, address, phone, state, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, 'sending', ?)`,
  );
  const setHash = database.prepare('UPDATE certificate_requests SET code_hash = ? WHERE id = ?');
  const issue = database.prepare(
    "UPDATE certificate_requests SET state = 'issued' WHERE id = ? AND state = 'sending'",
  );
  const retire = database.prepare(
    'UPDATE certificate_requests SET state = ?, code_hash = NULL WHERE id = ?',
  );
  const countTry = database.prepare(
    'UPDATE certificate_requests SET wrong_tries = wrong_tries + 1 WHERE id = ?',
  );
  const latest = database.prepare(
    `SELECT id, state, code_hash, expires_at, wrong_tries
     FROM certificate_requests WHERE email = ? ORDER BY id DESC LIMIT 1`,
  );
  const removeOld = database.prepare('DELETE FROM certificate_requests WHERE requested_at < ?');
  const latestOf = (email: string) => latest.get([email]) as CodeRow | undefined;

  const open = database.transaction((requester: CertificateRequester, now: number) => {
    const { email, name, company_name, address, phone } = requester;
    replace.run([email]);
    const { lastInsertRowid } = insert.run([
      ...[now, email, name, company_name, address, phone],
      now + CODE_LIFETIME_MS,
    ]);
    const id = Number(lastInsertRowid);
    const code = newCode();
    setHash.run([hasher.hash(id, code), id]);
    return { id, code };
  });

  const verify = database.transaction((email: string, code: string, now: number): CodeVerdict => {
    const row = latestOf(email);
    if (row?.state === 'used') return 'expired';
    if (row?.state !== 'issued' || row.code_hash === null) return 'wrong';
    if (isExpired(row, now)) return 'expired';
    if (row.wrong_tries >= MAX_WRONG_TRIES) return 'locked';
    if (hasher.matches(row.code_hash, row.id, code)) {
      retire.run(['used', row.id]);
      return 'right';
    }
    countTry.run([row.id]);
    return 'wrong';
  });

  return {
    /** Stores the request and creates its code, which is not valid before `issue`. */
    open: (requester: CertificateRequester, now: number) => open.immediate(requester, now),
    /** Makes the code valid; call it when the mail has been sent. */
    issue: (id: number) => void issue.run([id]),
    /** Invalidates the code; call it when the mail could not be sent. */
    withdraw: (id: number) => void retire.run(['failed', id]),
    /** Consumes a right code and counts a wrong one as a try. */
    verify: (email: string, code: string, now: number) => verify.immediate(email, code, now),
    /** @returns how many requests were removed */
    removeOlder: (before: number) => {
      const { changes } = removeOld.run([before]);
      if (changes > 0) truncateWal(database);
      return changes;
    },
    /** Whether a valid code was sent and not used yet. */
    hasUsableCode: (email: string, now: number) => {
      const row = latestOf(email);
      return row?.state === 'issued' && !isExpired(row, now) && row.wrong_tries < MAX_WRONG_TRIES;
    },
  };
}

export type CertificateStore = ReturnType<typeof createCertificateStore>;
