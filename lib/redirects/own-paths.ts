import { routes } from '@/lib/routes';

export const numberedFolders = [
  'service-details',
  'shop-details',
  'blog-single',
  'service/page',
  'shop/page',
  'blog-2/page',
  'blog-3/page',
];
const numbered = numberedFolders.map((folder) => new RegExp(`^/${folder}/\\d+$`));

export const ownFolders = ['/_next/', '/api/', '/media/', '/pictures/', '/og/', '/sitemap/'];

export const ownFiles = new Set([
  '/blog/feed.xml',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]);

const pages = new Set<string>(routes.map(({ path }) => path));

/** No redirect may replace these paths. */
export function isOwnPath(path: string): boolean {
  return (
    pages.has(path) ||
    ownFiles.has(path) ||
    ownFolders.some((folder) => path.startsWith(folder)) ||
    numbered.some((pattern) => pattern.test(path))
  );
}
