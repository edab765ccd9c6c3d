import * as z from 'zod';
import { QUOTES_PATH } from '@/contract/upload-limits';
import { endpointPaths } from '@/lib/content/schemas/host-endpoints';
import { publishedEndpoints } from '@/lib/content/schemas/published-endpoints';
import { namedLocales } from '@/lib/content/store/site-languages';
import { contentStore } from '@/lib/content/store/store';
import { environment } from '@/lib/platform/env';
import { readValues } from '@/lib/features/forms/submission';
import { log } from '@/lib/platform/log';
import { allowOnly } from '@/lib/platform/http/allow-only';
import { bearerToken } from '@/lib/platform/secrets';
import { sameSecret } from '@/node/secrets';

const answer = (status: number, message: string, further: object = {}) =>
  Response.json(
    { status, message, ...further },
    { status, headers: { 'cache-control': 'no-store' } },
  );

/** What the publisher opens next shall be new, but the host may be down. */
const PUBLISHER_WAITS_MS = 1_000;

const refreshHelp =
  'Send {"paths": ["/api/list/services", "/api/list/faq?locale=de-DE", …]} with one to 100 endpoints, or {"all": true}.';

const refreshSchema = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({ paths: z.array(z.string()).min(1).max(100) }),
]);

function changedEndpoints(request: z.infer<typeof refreshSchema>) {
  const locales = namedLocales(contentStore().current());
  if ('paths' in request) return publishedEndpoints(request.paths, locales);
  const { changed, unknown } = publishedEndpoints(endpointPaths, locales);
  // Also whether the host takes requests for a quote.
  return { changed: [...changed, QUOTES_PATH], unknown };
}

type Handler = (request: Request) => Response | Promise<Response>;

/** Without a configured secret the route does not exist, whatever the method. */
const whereSet =
  (handler: Handler): Handler =>
  (request) =>
    environment().REVALIDATE_SECRET ? handler(request) : answer(404, 'There is nothing here.');

/** Called by the content service after a change with `{"paths": […]}` or `{"all": true}`. */
async function refresh(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET } = environment();
  if (!REVALIDATE_SECRET || !sameSecret(bearerToken(request.headers), REVALIDATE_SECRET)) {
    return answer(401, 'The bearer secret is missing or wrong.');
  }
  const body = await readValues(request, 'json').catch(() => undefined);
  const parsed = refreshSchema.safeParse(body);
  if (!parsed.success) {
    return answer(422, refreshHelp);
  }
  const { changed, unknown } = changedEndpoints(parsed.data);
  await contentStore().publish(changed, PUBLISHER_WAITS_MS);
  if (unknown.length === 0) return answer(200, 'The pages are being made again.');
  log.warn({ unknown }, 'publish names unknown endpoints');
  return answer(200, 'The pages are being made again; unknown endpoints were left out.', {
    unknown,
  });
}

const others = allowOnly('POST');
const notAllowed = whereSet(others.GET);

export const POST = whereSet(refresh);
export const OPTIONS = whereSet(others.OPTIONS);
export {
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as PUT,
  notAllowed as PATCH,
  notAllowed as DELETE,
};
