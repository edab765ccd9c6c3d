/** Local storage key; grants nothing. */
export const CERTIFICATE_STEP_KEY = 'certificate-step';
