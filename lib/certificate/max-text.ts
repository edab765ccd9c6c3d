/** Of each field but the e-mail; by itself, so that the form costs no library. */
export const MAX_TEXT = 500;
