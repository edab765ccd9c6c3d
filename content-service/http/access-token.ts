import type { FastifyReply, FastifyRequest } from 'fastify';
import { sameSecret } from '../../node/secrets';
import { HttpError } from './http-error';

/** Pictures are public, and health probes have no token. */
const PUBLIC = ['/media/*', '/health'];

/** Locked documents are never public. */
const LOCKED = '/documents/*';

/**
 * Creates a hook that answers 401 without `Authorization: Bearer <token>`; compares in constant time.
 * @param token without one nobody gets a locked document, and everything else is open
 * @param alsoPublic routes that browsers open
 */
export function requireToken(token: string | undefined, alsoPublic: readonly string[] = []) {
  const expected = token === undefined ? undefined : `Bearer ${token}`;
  const open = [...PUBLIC, ...alsoPublic];
  return async function checkToken(request: FastifyRequest, reply: FastifyReply) {
    const route = request.routeOptions.url ?? '';
    if (expected ? open.includes(route) : route !== LOCKED) return;
    if (expected && sameSecret(request.headers.authorization ?? '', expected)) return;
    void reply.header('www-authenticate', 'Bearer');
    throw new HttpError(401, 'This service needs an access token.');
  };
}
