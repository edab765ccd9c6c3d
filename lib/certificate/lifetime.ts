/** How long a request for a code, and what it unlocks, is worth anything; milliseconds. */
export const CERTIFICATE_LIFETIME = 20 * 60_000;

/** Where the browser keeps the step that it stands at; it opens nothing. */
export const CERTIFICATE_STEP_KEY = 'certificate-step';
