import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

/** Routes that stay open: pictures are public anyway, probes carry no token. */
const openRoutes = new Set(['/media/*', '/health']);

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Makes a hook that demands `Authorization: Bearer <token>`, compared in constant time. */
export function demandToken(token: string) {
  const expected = digest(`Bearer ${token}`);
  return async function checkToken(request: FastifyRequest, reply: FastifyReply) {
    if (openRoutes.has(request.routeOptions.url ?? '')) return;
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return;
    void reply.header('www-authenticate', 'Bearer');
    throw new Refusal(401, 'This service needs an access token.');
  };
}
