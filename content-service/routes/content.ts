import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error';
import type { ContentLibrary } from '../library/content-library';

/** GET routes of all lists, pages and records: every file of the content folder. */
export function contentRoutes(app: FastifyInstance, library: ContentLibrary) {
  for (const folder of ['/api/', '/api/list/', '/api/pages/']) {
    app.get<{ Params: { name: string } }>(`${folder}:name`, async ({ params }, reply) => {
      const found = library.fileAt(folder + params.name);
      if (!found) return reply.callNotFound();
      const value = library.get(found.file);
      if (value === undefined) throw new HttpError(503, 'This content is not available yet.');
      void reply.header('cache-control', 'no-cache');
      return { status: 200, data: found.paginated ? { data: value } : value };
    });
  }
}
