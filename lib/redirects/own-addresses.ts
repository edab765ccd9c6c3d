import { routes } from '@/lib/routes';

/** Pages that stand for one item or one part of a list each. */
const numbered = [
  'service-details',
  'shop-details',
  'blog-single',
  'service/page',
  'shop/page',
  'blog-2/page',
  'blog-3/page',
].map((folder) => new RegExp(`^/${folder}/\\d+$`));

/** Everything below these belongs to the site. */
const folders = ['/_next/', '/api/', '/media/', '/pictures/', '/og/', '/sitemap/'];

const files = new Set([
  '/blog/feed.xml',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]);

const pages = new Set<string>(routes.map(({ path }) => path));

/** Whether the site itself answers at a path, so that no redirect may stand there. */
export function isOwnAddress(path: string): boolean {
  return (
    pages.has(path) ||
    files.has(path) ||
    folders.some((folder) => path.startsWith(folder)) ||
    numbered.some((pattern) => pattern.test(path))
  );
}
