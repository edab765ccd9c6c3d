import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';

/** The same for every response; policies that depend on the page or on `SITE_URL` are set at run time. */
const fixedHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

const policy = (value: string) => [{ key: 'Content-Security-Policy', value }];

/** For JSON; `lib/http/plain-html-page.ts` has styles and sends the same policy. */
const apiPolicy = policy(
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
);

/** An SVG file opened by itself is a document: it must not run or load anything. */
const filePolicy = policy("default-src 'none'; style-src 'unsafe-inline'; sandbox");

/** Compiled by the build; a running site reads the result from `.next/standalone/server.js`. */
const production = (): NextConfig => ({
  output: 'standalone',
  outputFileTracingRoot: process.cwd(),
  cacheHandler: path.resolve('.delivery/cache-handler.cjs'),
  // A browser with a page of another build loads the next page whole instead of mixing the two.
  deploymentId: process.env.BUILD_NAME,
  generateBuildId: () => process.env.BUILD_NAME ?? null,
});

/** Nothing here depends on where the site will run: one build serves any content host. */
export default function config(phase: string): NextConfig {
  return {
    poweredByHeader: false,
    experimental: { cssChunking: { type: 'graph', requestCost: 20000 } },
    reactStrictMode: true,
    trailingSlash: false,
    compress: false, // lib/delivery/server/deliver.ts compresses each page once
    images: {
      localPatterns: [
        { pathname: '/media/**' },
        { pathname: '/pictures/**', search: '' },
        { pathname: '/_next/static/media/**', search: '' },
      ],
      formats: ['image/avif', 'image/webp'],
      qualities: [50, 60, 75],
      deviceSizes: [412, 640, 750, 828, 1080, 1440, 1920],
      imageSizes: [64, 128, 256, 384],
      minimumCacheTTL: 3600,
      maximumDiskCacheSize: 512 * 1024 * 1024,
    },
    headers: async () => [
      { source: '/:path*', headers: fixedHeaders },
      // The certificate is shown in a frame of this site, where browsers show nothing under 'none'.
      { source: '/api/:path((?!certificate/document$).*)', headers: apiPolicy },
      { source: '/_next/static/:path*', headers: filePolicy },
      { source: '/pictures/:path*', headers: filePolicy },
      { source: '/:path*.svg', headers: filePolicy },
    ],
    ...(phase === PHASE_PRODUCTION_BUILD && production()),
  };
}
