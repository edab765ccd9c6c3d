/** In the browser's storage: the visitor has closed the line that offers the page in another language. */
export const DISMISSED_KEY = 'language-line';
