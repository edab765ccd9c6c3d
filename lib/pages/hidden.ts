import 'server-only';
import * as content from '@/lib/content/endpoints';
import { samplesAreOn } from '@/lib/content/samples';
import { routes, type RoutePath } from '@/lib/routes';
import type { Route } from '@/lib/routes/route';

/** undefined while it has never been fetched. */
type Load = () => Promise<readonly unknown[] | object | null | undefined>;

/** Where nothing of it is there, a page has nothing to show. */
const needs: Partial<Record<RoutePath, Load>> = {
  '/home-1': content.getConstructionHome,
  '/home-2': content.getIndustrialHome,
  '/service': content.getServicePages,
  '/service-single': content.getServicePages,
  '/clients': content.getClients,
  '/manufacture': content.getEquipment,
  '/certificate': content.getDocuments,
  '/portfolio': content.getPortfolio,
  '/portfolio-details': content.getProjects,
  '/sustainability': async () => {
    const home = await content.getHomePage();
    return home && (home.sustainability ?? []);
  },
  '/team-1': content.getTeam,
  '/team-details': async () => (await content.getTeam())?.filter((member) => member.html),
  '/shop': content.getProducts,
  '/cart': content.getProducts,
  '/checkout': content.getProducts,
  '/blog': content.getPosts,
  '/faq': content.getFaq,
};

/** Whoever hides these would leave visitors without a way in, or without their rights. */
export const NEVER_HIDDEN: readonly string[] = ['/', '/contact', '/privacy', '/error'];

const canBeHidden = (path: string): boolean =>
  path.startsWith('/p/') ||
  (!NEVER_HIDDEN.includes(path) && routes.some((route) => route.path === path));

/** Pages that make no sense without another; a route comes after those that it belongs to. */
const belongsTo: Partial<Record<RoutePath, RoutePath>> = {
  '/certificate/unlock': '/certificate',
  '/team-details': '/team-1',
  '/cart': '/shop',
  '/checkout': '/cart',
};

/**
 * The paths that answer 404: those that the settings hide and, with `SAMPLES=off`, those that would show
 * nothing. Variants of a hidden page are hidden, too.
 */
export async function hiddenPaths(): Promise<ReadonlySet<string>> {
  const named = [
    ...((await content.getSiteSettings())?.hiddenPages ?? []),
    ...(samplesAreOn() ? [] : await emptyPaths()),
  ];
  const hidden = new Set(named.filter(canBeHidden));
  // A cart without a checkout leads nowhere.
  if (hidden.has('/checkout')) hidden.add('/cart');
  for (const { path, variantOf = '' } of routes as readonly Route[]) {
    const owner = belongsTo[path as RoutePath] ?? variantOf;
    if (hidden.has(owner)) hidden.add(path);
  }
  if (hidden.has('/service')) hidden.add('/service-details');
  return hidden;
}

/** Whether a link leads to a hidden page, or to one below it. */
export function leadsToHidden(href: string, hidden: ReadonlySet<string>): boolean {
  const path = href.replace(/[?#].*/, '').toLowerCase();
  if (!path.startsWith('/')) return false;
  const steps = path.split('/').map((_, end, all) => all.slice(0, end + 1).join('/'));
  return steps.some((step) => hidden.has(step));
}

async function emptyPaths(): Promise<string[]> {
  const paths = Object.entries(needs).map(async ([path, load]) => {
    const found = await load();
    return found === null || (Array.isArray(found) && found.length === 0) ? path : [];
  });
  return (await Promise.all(paths)).flat();
}
