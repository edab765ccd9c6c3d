/** Apart from their readers, which forms in browsers do without. */

/** Mail servers accept no longer e-mail address (RFC 5321). */
export const EMAIL_LENGTH = 254;

export const PHONE_LENGTH = 40;

/** Of texts without a form of their own. */
export const LENGTH = { line: 300, lines: 5_000, html: 500_000, file: 2_048 } as const;

/** Longer ones describe no picture. */
export const ALT_LENGTH = LENGTH.line;
