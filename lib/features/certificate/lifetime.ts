/** How long a request, and the access it gives, is valid; ms. */
export const CERTIFICATE_LIFETIME = 20 * 60_000;

/** Local storage key; grants nothing. */
export const CERTIFICATE_STEP_KEY = 'certificate-step';
