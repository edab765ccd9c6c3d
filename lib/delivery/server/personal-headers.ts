import { UNSHARED_HEADERS } from '../next/headers';

/** Requests with one of them get an answer of their own. */
export const PERSONAL_HEADERS = [
  ...['cookie', 'authorization', 'range', 'cache-control', 'pragma'],
  ...UNSHARED_HEADERS,
];
