/** Of a mail that not everybody has got yet. Kept as JSON; times are ms since 1970. */
export interface MailProgress {
  messageId: string;
  /** Between the parts of the mail. */
  boundary: string;
  /** The server does not take its files. */
  withoutFiles?: boolean;
  /** By address. */
  recipients: Record<string, RecipientState>;
}

interface RecipientState {
  sentAt?: number;
  /** Why not; without addresses. */
  reason?: string;
  /** In the words of the mail server. */
  said?: string;
  /** When the server refused for good. */
  refusedAt?: number;
}

/** @param stored null: the mail has not been tried, or not by this version */
export const progressOf = (stored: string | null): MailProgress | undefined =>
  stored === null ? undefined : (JSON.parse(stored) as MailProgress);
