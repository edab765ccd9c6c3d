import { plainPath } from '@/lib/pages/routes/paths';

/**
 * The `aria-current` of a menu item; none for a place within a page.
 * @returns `page` on its own page, `true` on a page below it (`/service-details/3` for `/service`)
 */
export function currentItem(href: string, escaped: string): 'page' | 'true' | undefined {
  const [path, pathname] = [plainPath(href), plainPath(escaped)];
  if (path === pathname) return 'page';
  if (path === '/') return undefined;
  // Variants of a route. Names that a company gives may begin alike: `/p/iso`, `/p/iso-9001`.
  const isVariant = path.lastIndexOf('/') === 0 && pathname.startsWith(`${path}-`);
  return isVariant || pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
