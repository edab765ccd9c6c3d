/** Apart from their readers, which forms in browsers do without. */

/** Mail servers accept no longer e-mail address (RFC 5321). */
export const EMAIL_LENGTH = 254;

export const PHONE_LENGTH = 40;
