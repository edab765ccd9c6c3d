/** What site and content service both allow a request for a quote. */

/** Answers requests for quotes, at the site and at the content host. */
export const QUOTES_PATH = '/api/quotes';

/** A slow line sends five drawings of 25 MB in it. */
export const UPLOAD_MS = 15 * 60_000;

/** Requests with files at the same time; each needs a part of the memory and of the disk. */
export const UPLOADS = 40;

/** Of these from one client, whose connections cannot keep the others out. */
export const UPLOADS_PER_CLIENT = 3;

/** What a sender brings at least: a poor mobile connection does, one that only holds a place does not. */
export const LEAST_SPEED = { bytes: 120 * 1024, ms: 60_000 } as const;
