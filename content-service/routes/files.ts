import { fastifyStatic, type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { spelt, unescaped } from '../library/file-names';

const options = {
  index: false,
  redirect: false,
  dotfiles: 'deny',
  decorateReply: false,
  suppressWarning: true,
  cacheControl: false,
} as const satisfies Partial<FastifyStaticOptions>;

/** An SVG that is opened directly is a document that could run scripts. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Of the time and the length of a file the plugin makes an ETag that it calls weak, by which no download can be
 * resumed. Programs that serve files take the same two for a strong one.
 */
function strongEtags(scope: FastifyInstance) {
  scope.addHook('onRequest', async ({ raw: { headers } }) => {
    const seen = headers['if-range']?.toString();
    if (seen?.startsWith('"')) headers['if-range'] = `W/${seen}`;
    // Of a copy that was compressed on the way.
    else if (seen?.startsWith('W/')) headers['if-range'] = '"of other bytes"';
  });
  scope.addHook('onSend', async (_request, reply) => {
    const etag = reply.getHeader('etag');
    if (typeof etag === 'string') void reply.header('etag', etag.replace(/^W\//, ''));
  });
}

/** The plugin leaves escapes like `%2B` as they are: its routes get URLs that escape what they must. */
async function fileRoutes(
  app: FastifyInstance,
  own: FastifyStaticOptions & { root: string; prefix: string },
) {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async ({ raw }) => {
      const [path = '', ...query] = (raw.url ?? '').split('?');
      const name = unescaped(path.slice(own.prefix.length));
      if (name === undefined) return;
      const escaped = encodeURI(await spelt(own.root, name)).replace(/[?#]/g, encodeURIComponent);
      raw.url = [own.prefix + escaped, ...query].join('?');
    });
    strongEtags(scope);
    await scope.register(fastifyStatic, { ...options, ...own });
  });
}

/** Public files. Their names have no hash, so caches revalidate them after 5 minutes. */
export async function mediaRoutes(app: FastifyInstance, root: string) {
  await fileRoutes(app, {
    root,
    prefix: '/media/',
    setHeaders: (reply, path) => {
      void reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=86400');
      if (/\.svgz?$/i.test(path)) void reply.header('content-security-policy', SVG_POLICY);
    },
  });
}

/** Documents that the site serves to unlocked sessions only, so no cache may store them. */
export async function documentRoutes(app: FastifyInstance, root: string) {
  await fileRoutes(app, {
    root,
    prefix: '/documents/',
    setHeaders: (reply) => {
      void reply.header('cache-control', 'private, no-store');
    },
  });
}
