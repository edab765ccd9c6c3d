import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';

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

/** Nothing here depends on where the site will run: one build serves any content host. */
const config = (phase: string): NextConfig => ({
  poweredByHeader: false,
  reactStrictMode: true,
  trailingSlash: false,
  compress: false, // lib/delivery/deliver.ts does it, once for each page
  images: {
    localPatterns: [
      { pathname: '/media/**' },
      { pathname: '/pictures/**' },
      { pathname: '/_next/static/media/**' },
    ],
    formats: ['image/avif', 'image/webp'],
    qualities: [60, 75],
    deviceSizes: [412, 640, 828, 1080, 1440, 1920],
    imageSizes: [64, 128, 256, 384],
    minimumCacheTTL: 3600,
    maximumDiskCacheSize: 512 * 1024 * 1024,
  },
  headers: async () => [{ source: '/:path*', headers: fixedHeaders }],
  ...(phase !== PHASE_DEVELOPMENT_SERVER && {
    cacheHandler: path.resolve('.delivery/cache-handler.cjs'),
  }),
});

export default config;
