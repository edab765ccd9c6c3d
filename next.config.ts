import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { PICTURE_QUALITIES, PICTURE_WIDTHS } from './lib/media/picture-files';
import { FIXED_HEADERS, PLAIN_POLICY } from './lib/platform/http/fixed-headers';

const fixedHeaders = Object.entries(FIXED_HEADERS).map(([key, value]) => ({ key, value }));

const policy = (value: string) => [{ key: 'Content-Security-Policy', value }];

/** An SVG file opened by itself is a document: it must not run or load anything. */
const filePolicy = policy("default-src 'none'; style-src 'unsafe-inline'; sandbox");

/** Compiled by the build; a running site reads the result from `.next/standalone/server.js`. */
const production = (): NextConfig => ({
  output: 'standalone',
  outputFileTracingRoot: process.cwd(),
  // Cards and data sheets choose among these while they are drawn, so that the build cannot follow. What one
  // route names is copied once, for all.
  outputFileTracingIncludes: {
    '/og/': [
      'node_modules/@fontsource-variable/archivo/files/*-wdth-normal.woff2',
      'node_modules/@fontsource-variable/noto-*/files/*-wght-normal.woff2',
      'node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm',
    ],
  },
  cacheHandler: path.resolve('lib/delivery/next/cache-handler.mjs'),
  // A browser with a page of another build loads the next page whole instead of mixing the two.
  deploymentId: process.env.BUILD_NAME,
  typescript: { ignoreBuildErrors: process.env.CHECK_TYPES === 'off' },
  generateBuildId: () => process.env.BUILD_NAME ?? null,
});

/** Nothing here depends on where the site will run: one build serves any content host. */
export default function config(phase: string): NextConfig {
  return {
    poweredByHeader: false,
    experimental: {
      // Style sheets stand in the page: it shall have those alone that it uses, whatever their number.
      cssChunking: { type: 'graph', requestCost: 500 },
      // By default 7: on a busy machine the heavy original would be stored in the place of the picture.
      imgOptTimeoutInSeconds: 60,
      preloadEntriesOnStart: false, // the first page comes sooner; the start visits every route anyway
    },
    reactStrictMode: true,
    reactMaxHeadersLength: 0, // preloads stand in the page: as headers they fill the buffers of proxies
    trailingSlash: false,
    // They find their own files beside their code.
    serverExternalPackages: ['pdfkit', 'fontkit', 'subset-font'],
    compress: false, // lib/delivery/server/deliver.ts compresses each page once
    images: {
      localPatterns: [{ pathname: '/media/**' }, { pathname: '/pictures/**', search: '' }],
      formats: ['image/avif', 'image/webp'],
      qualities: [...PICTURE_QUALITIES],
      deviceSizes: PICTURE_WIDTHS,
      imageSizes: [],
      minimumCacheTTL: 3600,
      maximumDiskCacheSize: 512 * 1024 * 1024,
    },
    headers: async () => [
      { source: '/:path*', headers: fixedHeaders },
      // Documents say themselves what they may do: browsers show no PDF under 'none'.
      {
        source: '/api/:path((?!certificate/document$|preview/media/).*)',
        headers: policy(PLAIN_POLICY),
      },
      { source: '/_next/static/:path*', headers: filePolicy },
      { source: '/pictures/:path*', headers: filePolicy },
      { source: '/:path*.svg', headers: filePolicy },
    ],
    ...(phase === PHASE_PRODUCTION_BUILD && production()),
  };
}
