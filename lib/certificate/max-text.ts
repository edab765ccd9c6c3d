/** A file of its own keeps zod out of the form. */
export const MAX_TEXT = 500;
