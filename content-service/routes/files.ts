import { fastifyStatic, type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

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

/** Public files. Their names have no hash, so caches revalidate them after 5 minutes. */
export async function mediaRoutes(app: FastifyInstance, root: string) {
  await app.register(fastifyStatic, {
    ...options,
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
  await app.register(fastifyStatic, {
    ...options,
    root,
    prefix: '/documents/',
    setHeaders: (reply) => {
      void reply.header('cache-control', 'private, no-store');
    },
  });
}
