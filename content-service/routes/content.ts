import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error';
import { catalogue } from '../library/catalogue';
import type { ContentLibrary } from '../library/content-library';

/** GET routes of all content endpoints. */
export function contentRoutes(app: FastifyInstance, library: ContentLibrary) {
  for (const { path, file, paginated } of catalogue) {
    app.get(path, async (_request, reply) => {
      const value = library.get(file);
      if (value === undefined) throw new HttpError(503, 'This content is not available yet.');
      void reply.header('cache-control', 'no-cache');
      return { status: 200, data: paginated ? { data: value } : value };
    });
  }
}
