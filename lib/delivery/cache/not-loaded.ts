/** On the screen of a page whose content has never been fetched. */
const NOT_LOADED = ' data-not-loaded=""';

/** Whether a page that Next.js has rendered has to wait for its content: it is not stored, and answers 503. */
export const isNotLoaded = (html: string | Buffer): boolean => html.includes(NOT_LOADED);
