/** The longest valid e-mail. A file of its own keeps zod out of the forms. */
export const EMAIL_LENGTH = 254;
