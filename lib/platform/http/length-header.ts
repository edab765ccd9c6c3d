/**
 * How many bytes a route streams. Next.js 16.4.6 drops `Content-Length` of what a route answers
 * (server/send-response.js); the response pipeline turns this into it.
 */
export const LENGTH_HEADER = 'x-body-length';
