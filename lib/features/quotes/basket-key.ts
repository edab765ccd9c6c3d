/** Of the browser's storage. Alone, since the inline script of every page holds all that a file brings with it. */
export const QUOTE_KEY = 'quote';
