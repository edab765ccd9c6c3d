import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/** Pictures are public, and health probes have no token. */
const publicRoutes = new Set(['/media/*', '/health']);

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Creates a hook that answers 401 without `Authorization: Bearer <token>`; compares in constant time. */
export function requireToken(token: string) {
  const expected = digest(`Bearer ${token}`);
  return async function checkToken(request: FastifyRequest, reply: FastifyReply) {
    if (publicRoutes.has(request.routeOptions.url ?? '')) return;
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return;
    void reply.header('www-authenticate', 'Bearer');
    throw new HttpError(401, 'This service needs an access token.');
  };
}
