/** For every field but the e-mail. A file of its own keeps zod out of the form. */
export const MAX_TEXT = 500;
