import { fastifyStatic, type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const files = {
  index: false,
  redirect: false,
  dotfiles: 'deny',
  decorateReply: false,
  suppressWarning: true,
} as const satisfies Partial<FastifyStaticOptions>;

/** An SVG opened by itself is a document that could run scripts. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures and files for everyone. The names carry no hash, so copies are asked about after 5 minutes. */
export async function mediaRoutes(app: FastifyInstance, root: string) {
  await app.register(fastifyStatic, {
    ...files,
    root,
    prefix: '/media/',
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=86400');
      if (/\.svgz?$/i.test(path)) void reply.header('content-security-policy', SVG_POLICY);
    },
  });
}

/** Documents that the site hands to unlocked sessions only; no copy may stay anywhere. */
export async function documentRoutes(app: FastifyInstance, root: string) {
  await app.register(fastifyStatic, {
    ...files,
    root,
    prefix: '/documents/',
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header('cache-control', 'private, no-store');
    },
  });
}
