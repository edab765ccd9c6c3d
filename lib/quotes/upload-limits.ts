/** Answers requests for quotes, at the site and at the content host. */
export const QUOTES_PATH = '/api/quotes';

/** A slow line sends five drawings of 25 MB in it; the content service gives as much. */
export const UPLOAD_MS = 15 * 60_000;

/** At the same time, as many as the content service takes. */
export const UPLOADS = 40;
