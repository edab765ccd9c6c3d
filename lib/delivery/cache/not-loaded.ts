/** On the screen of a page whose content has never been fetched. */
const NOT_LOADED = ' data-not-loaded=""';

/** Whether a page that Next.js has rendered has to wait for its content: it is not stored, and answers 503. */
export const isNotLoaded = (html: string | Buffer): boolean => html.includes(NOT_LOADED);

/** On the screen in place of a page that does not exist, or is hidden. */
const NOT_FOUND = ' data-not-found=""';

/** Whether a page was found missing when Next.js had sent its status: it answers 404. */
export const isNotFound = (html: Buffer): boolean => html.includes(NOT_FOUND);
