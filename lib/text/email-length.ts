/** The longest valid address. A file of its own keeps zod out of the forms. */
export const EMAIL_LENGTH = 254;
