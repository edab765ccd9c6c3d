/*
 * The specification prescribes these texts to the letter, mistakes included. Do not correct them.
 */

export const PAGE_NOT_FOUND = 'The page you are looking for was never existed.';
export const PORTFOLIO_FILE_MISSING = 'Portfolio file not available.';
export const NO_CLIENT_TITLE = 'No Title Available';
export const NO_POSTS_FOUND = 'No posts found.';

export const sortOrderNames = { hostOrder: 'latest', reversed: 'ubdate', newest: 'new' } as const;
