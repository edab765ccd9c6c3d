import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal';
import { catalogue, type ContentEntry } from '../library/catalogue';
import type { ContentLibrary } from '../library/content-library';

function envelope(entry: ContentEntry, value: unknown) {
  return { status: 200, data: entry.paginated ? { data: value } : value };
}

/** GET routes of all lists, pages and records. */
export function contentRoutes(app: FastifyInstance, library: ContentLibrary) {
  for (const entry of catalogue) {
    app.get(entry.path, async (_request, reply) => {
      const value = library.get(entry.file);
      if (value === undefined) throw new Refusal(503, 'This content is not available yet.');
      void reply.header('cache-control', 'no-cache');
      return envelope(entry, value);
    });
  }
}
