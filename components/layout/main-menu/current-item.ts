/**
 * What `aria-current` says of a menu item while the visitor is at `pathname`.
 * @returns `page` for the item's own page, `true` for one that belongs to it (`/service-details/3`
 *   to `/service`), otherwise undefined
 */
export function currentItem(path: string, pathname: string): 'page' | 'true' | undefined {
  if (path === pathname) return 'page';
  if (path === '/') return undefined;
  return pathname.startsWith(`${path}-`) || pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
