import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';

// JavaScript: a running site would load the compiler to read a config in TypeScript.

/** The same for every answer; what depends on the page or on `SITE_URL` is set while it is served. */
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

/** @param {string} value */
const policy = (value) => [{ key: 'Content-Security-Policy', value }];

/** JSON, and the plain pages of `lib/http/plain-html-page.ts`, which say the same of themselves. */
const answerPolicy = policy(
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'",
);

/** A drawing opened by itself is a document: it runs nothing and loads nothing. */
const filePolicy = policy("default-src 'none'; style-src 'unsafe-inline'; sandbox");

/**
 * A browser that holds a page of another build loads the next page anew instead of mixing the two.
 * The build gets its name from bin/build.ts; a server that runs it reads what it was.
 * @param {string} phase
 */
const buildName = (phase) =>
  phase === PHASE_PRODUCTION_BUILD
    ? process.env.BUILD_NAME
    : readFileSync('.next/BUILD_ID', 'utf8').trim();

/**
 * What only a build and the servers that run it have.
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
const production = (phase) => ({
  cacheHandler: path.resolve('.delivery/cache-handler.cjs'),
  deploymentId: buildName(phase),
  generateBuildId: () => buildName(phase) ?? null,
  // `next start` serves the same build in place and would warn.
  output: phase === PHASE_PRODUCTION_BUILD ? 'standalone' : undefined,
  outputFileTracingRoot: process.cwd(),
});

/**
 * Nothing here depends on where the site will run: one build serves any content host.
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
const config = (phase) => ({
  poweredByHeader: false,
  experimental: { cssChunking: { type: 'graph', requestCost: 20000 } },
  reactStrictMode: true,
  trailingSlash: false,
  compress: false, // lib/delivery/server/deliver.ts does it, once for each page
  images: {
    localPatterns: [
      { pathname: '/media/**' },
      { pathname: '/pictures/**' },
      { pathname: '/_next/static/media/**' },
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
    // The certificate stands in a frame of this site, where browsers show no document under 'none'.
    { source: '/api/:path((?!certificate/document$).*)', headers: answerPolicy },
    { source: '/_next/static/:path*', headers: filePolicy },
    { source: '/pictures/:path*', headers: filePolicy },
    { source: '/:path*.svg', headers: filePolicy },
  ],
  ...([PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER].includes(phase) && production(phase)),
});

export default config;
