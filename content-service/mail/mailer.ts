export interface Attachment {
  filename: string;
  /** Of a file, which is read when the mail is sent. */
  path: string;
  /** Bytes. */
  size: number;
  contentType: string;
}

export interface Mail {
  /** Addresses. */
  to: string[];
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  attachments?: Attachment[];
  /** What a repetition has in common with the first: mail programs then recognise it. */
  messageId?: string;
  date?: Date;
  /** Of the boundaries between the parts; secret, since whoever knows it could write parts of their own. */
  baseBoundary?: string;
}

/** Somebody who does not get a mail. */
export interface Refusal {
  address: string;
  /** For logs and operators; no addresses. */
  reason: string;
  /** In the words of the server, which may hold addresses. */
  said: string;
  /** The server says that another try will not help (5xx). */
  isPermanent: boolean;
}

/** Nobody gets the mail, as far as is known. The message has no addresses. */
export class MailError extends Error {
  constructor(
    readonly refusals: Refusal[],
    /** Whether the server has said so; it may have taken a mail that it said nothing of. */
    readonly isAnswered: boolean,
    /** The command that failed. */
    readonly command?: string,
    /** It may be the files that are not taken: too large, or of a forbidden kind. */
    readonly mayBeFiles = false,
  ) {
    super(refusals[0]?.reason);
  }
}

interface SendOptions {
  /** Those of `to` who have not got the mail yet; by default all. */
  recipients?: string[];
  /** Breaks off, as long as the end of the mail has not been sent. */
  breakOff?: AbortSignal;
}

export interface Mailer {
  /**
   * Resolves when all of the mail has been handed over; the answer to it names those who do not get it.
   * Both reject with a MailError. Nothing arrives of a mail that fails before it is handed over.
   */
  send(mail: Mail, options?: SendOptions): Promise<{ answer: Promise<Refusal[]> }>;
  /** Sends no more, and breaks off what has not been handed over. */
  close(): Promise<void>;
}
