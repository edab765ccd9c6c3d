import type Database from 'libsql';
import type { HumanCheck } from '../human-check';
import { emptyLog } from './database';

/** What a visitor sent, with what the human check said about it. */
export interface NewEnquiry {
  name: string;
  email: string;
  message: string;
  humanCheck: HumanCheck;
}

/** A stored enquiry whose mail is still to be sent; `receivedAt` in ms since 1970. */
export interface WaitingEnquiry extends NewEnquiry {
  id: number;
  receivedAt: number;
  attempts: number;
}

/** An enquiry as the office sees it; `receivedAt` in ms since 1970. */
export interface StoredEnquiry extends NewEnquiry {
  id: number;
  receivedAt: number;
  mailState: 'waiting' | 'sent';
  /** Why its mail could not be sent, as long as it waits. */
  lastError: string | null;
}

const STORED = `
  SELECT id, received_at AS receivedAt, name, email, message, human_check AS humanCheck,
    mail_state AS mailState, last_error AS lastError
  FROM enquiries WHERE received_at >= ? ORDER BY received_at, id`;

const WAITING = `
  SELECT id, received_at AS receivedAt, name, email, message, human_check AS humanCheck, attempts
  FROM enquiries WHERE mail_state = 'waiting' AND next_attempt_at <= ?
  ORDER BY next_attempt_at, id LIMIT 1`;

/** Enquiries and the state of their mails. All times are ms since 1970. */
export function createEnquiryStore(database: Database.Database) {
  const insert = database.prepare(
    `INSERT INTO enquiries (received_at, name, email, message, human_check, next_attempt_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const due = database.prepare(WAITING);
  const begin = database.prepare(
    'UPDATE enquiries SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ?',
  );
  const fail = database.prepare('UPDATE enquiries SET last_error = ? WHERE id = ?');
  const sent = database.prepare(
    "UPDATE enquiries SET mail_state = 'sent', last_error = NULL WHERE id = ?",
  );
  const hurry = database.prepare(
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
  const removed = (changes: number) => {
    if (changes > 0) emptyLog(database);
    return changes;
  };
  const summarise = () => summary.get([]) as { waiting: number; next: number | null };

  return {
    /** Stores an enquiry durably before it returns. */
    add: ({ name, email, message, humanCheck }: NewEnquiry, now: number) => {
      insert.run([now, name, email, message, humanCheck, now]);
    },
    /** The enquiry whose mail is due, longest waiting first. */
    nextDue: (now: number) => due.get([now]) as WaitingEnquiry | undefined,
    /** Counts an attempt and sets when the next one would follow. */
    beginAttempt: (id: number, nextAttemptAt: number) => void begin.run([nextAttemptAt, id]),
    noteFailure: (id: number, reason: string) => void fail.run([reason, id]),
    markSent: (id: number) => void sent.run([id]),
    /** Makes every waiting mail due. */
    makeAllDue: (now: number) => void hurry.run([now]),
    /** When the next attempt is due, or null when no mail waits. */
    nextAttemptAt: () => summarise().next,
    /** All that were received at or after a moment, oldest first. */
    list: (since = 0) => stored.all([since]) as StoredEnquiry[],
    /** @returns false where there is none of this id */
    remove: (id: number) => removed(remove.run([id]).changes) > 0,
    /** Removes those from before a moment; one whose mail still waits stays. @returns how many */
    removeOlder: (before: number) => removed(removeOld.run([before]).changes),
    /** How many mails wait. */
    waiting: () => summarise().waiting,
  };
}

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;
