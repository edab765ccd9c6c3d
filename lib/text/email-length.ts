/** The longest address that mail servers take; by itself, so that a form costs no library. */
export const EMAIL_LENGTH = 254;
