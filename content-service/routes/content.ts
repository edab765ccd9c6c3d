import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contract/endpoints';
import { readLanguage } from '../../contract/formats/language';
import { settingsLocale } from '../../contract/languages/settings-locale';
import { HttpError } from '../http/http-error';
import type { ContentLibrary } from '../library/content-library';

interface ContentRequest {
  Params: { name: string };
  Querystring: { locale?: unknown };
}

/** @throws HttpError 400 for what is no language */
function askedLocale(asked: unknown): string | undefined {
  if (asked === undefined) return undefined;
  const language = readLanguage(asked);
  if (language?.value === undefined)
    throw new HttpError(400, language?.fault ?? 'A language is written as en or de-AT.');
  return language.value;
}

/**
 * GET routes of all lists, pages and records: every file of the content folder, with `?locale=` in a further
 * language. What a language does not have is 404, so that the main language's never counts as its own.
 */
export function contentRoutes(app: FastifyInstance, library: ContentLibrary) {
  const { path: settings, file } = endpoints.siteSettings;
  for (const folder of ['/api/', '/api/list/', '/api/pages/']) {
    app.get<ContentRequest>(`${folder}:name`, async ({ params, query }, reply) => {
      const path = folder + params.name;
      const main = settingsLocale(library.get(file));
      const asked = askedLocale(query.locale);
      const further = asked === main ? undefined : asked;
      const found = library.fileAt(path, further);
      // A language without settings of its own exists all the same.
      const isBare = !found && path === settings && further && library.hasLanguage(further);
      if (!found && !isBare) return reply.callNotFound();
      const value = found ? library.get(found.file) : {};
      if (value === undefined) throw new HttpError(503, 'This content is not available yet.');
      void reply.header('cache-control', 'no-cache');
      const language = asked ?? main;
      if (language !== undefined) void reply.header('content-language', language);
      return { status: 200, data: found?.paginated ? { data: value } : value };
    });
  }
}
