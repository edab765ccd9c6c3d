import type Database from 'libsql';
import type { CaptchaResult } from '../captcha';
import { truncateWal } from './database';

/** What a visitor sent, and the result of the captcha. */
export interface NewEnquiry {
  name: string;
  email: string;
  message: string;
  captcha: CaptchaResult;
}

/** An enquiry whose mail has not been sent yet; `receivedAt` in ms since 1970. */
export interface WaitingEnquiry extends NewEnquiry {
  id: number;
  receivedAt: number;
  attempts: number;
}

/** An enquiry with the field names of the export files; `receivedAt` in ms since 1970. */
export interface StoredEnquiry extends Omit<NewEnquiry, 'captcha'> {
  id: number;
  receivedAt: number;
  humanCheck: CaptchaResult;
  mailState: 'waiting' | 'sent';
  /** Why the mail could not be sent, while it waits. */
  lastError: string | null;
}

const STORED = `
  SELECT id, received_at AS receivedAt, name, email, message, human_check AS humanCheck,
    mail_state AS mailState, last_error AS lastError
  FROM enquiries WHERE received_at >= ? ORDER BY received_at, id`;

const WAITING = `
  SELECT id, received_at AS receivedAt, name, email, message, human_check AS captcha, attempts
  FROM enquiries WHERE mail_state = 'waiting' AND (next_attempt_at <= ? OR next_attempt_at > ?)
  ORDER BY next_attempt_at, id LIMIT 1`;

/** Enquiries and the state of their mails. All times are ms since 1970. */
export function createEnquiryStore(database: Database.Database) {
  const insert = database.prepare(
    `INSERT INTO enquiries (received_at, name, email, message, human_check, next_attempt_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const due = database.prepare(WAITING);
  const beginAttempt = database.prepare(
    'UPDATE enquiries SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ?',
  );
  const setError = database.prepare('UPDATE enquiries SET last_error = ? WHERE id = ?');
  const sent = database.prepare(
    "UPDATE enquiries SET mail_state = 'sent', last_error = NULL WHERE id = ?",
  );
  const retryAll = database.prepare(
    "UPDATE enquiries SET next_attempt_at = ? WHERE mail_state = 'waiting'",
  );
  const summary = database.prepare(
    "SELECT count(*) AS waiting, min(next_attempt_at) AS next FROM enquiries WHERE mail_state = 'waiting'",
  );
  const stored = database.prepare(STORED);
  const remove = database.prepare('DELETE FROM enquiries WHERE id = ?');
  const removeOld = database.prepare(
    "DELETE FROM enquiries WHERE received_at < ? AND mail_state = 'sent'",
  );
  const ages = database.prepare(
    "SELECT count(*) AS 'all', count(*) FILTER (WHERE received_at < ? AND mail_state = 'sent') AS old FROM enquiries",
  );
  const removed = (changes: number) => {
    if (changes > 0) truncateWal(database);
    return changes;
  };
  const summarise = () => summary.get([]) as { waiting: number; next: number | null };

  return {
    /** The enquiry is on the disk when this returns. */
    add: ({ name, email, message, captcha }: NewEnquiry, now: number) => {
      insert.run([now, name, email, message, captcha, now]);
    },
    /**
     * The enquiry whose mail has been due for the longest time.
     * @param latest a time after which no attempt is planned, except by a clock that was ahead
     */
    nextDue: (now: number, latest: number) => due.get([now, latest]) as WaitingEnquiry | undefined,
    /** Counts an attempt and sets the time of the next. */
    beginAttempt: (id: number, nextAttemptAt: number) => void beginAttempt.run([nextAttemptAt, id]),
    noteFailure: (id: number, reason: string) => void setError.run([reason, id]),
    markSent: (id: number) => void sent.run([id]),
    /** Makes every waiting mail due now. */
    retryAll: (now: number) => void retryAll.run([now]),
    /** null when no mail waits. */
    nextAttemptAt: () => summarise().next,
    /** Enquiries received at this time or later, oldest first. */
    list: (since = 0) => stored.all([since]) as StoredEnquiry[],
    /** @returns false when there is no enquiry with this id */
    remove: (id: number) => removed(remove.run([id]).changes) > 0,
    /** Keeps those whose mail still waits. @returns how many were removed */
    removeOlder: (before: number) => removed(removeOld.run([before]).changes),
    /** Whether removing those older than a time removes more than half of all. */
    isMostOlder: (before: number) => {
      const { old, all } = ages.get([before]) as { old: number; all: number };
      return old > all / 2;
    },
    count: () => (ages.get([0]) as { all: number }).all,
    /** How many mails have not been sent yet. */
    waiting: () => summarise().waiting,
  };
}

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;
