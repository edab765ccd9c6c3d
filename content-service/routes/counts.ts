import type { FastifyInstance } from 'fastify';
import { countsSchema } from '../../contract/counts';
import { parseInput } from '../http/http-error';
import type { CountStore } from '../store/counts';

/** 500 names of 200 characters, which may take six bytes each. */
const BODY_LIMIT_BYTES = 1024 * 1024;

/** POST /api/counts: what the site has counted since the last one. */
export function countsRoute(
  app: FastifyInstance,
  { counts: store, now }: { counts: CountStore; now: () => number },
) {
  app.post('/api/counts', { bodyLimit: BODY_LIMIT_BYTES }, async (request) => {
    const { counts } = parseInput(countsSchema, request.body);
    await store.add(counts, now());
    return { status: 200, message: 'Counted.' };
  });
}
