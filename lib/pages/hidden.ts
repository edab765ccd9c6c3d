import 'server-only';
import * as content from '@/lib/content/store/endpoints';
import { currentLanguage } from '@/lib/content/store/current-language';
import { derived } from '@/lib/content/store/derive';
import { ownAnswer } from '@/lib/content/store/own-answer';
import { MAIN } from '@/lib/content/store/site-languages';
import type { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { samplesAreOn } from '@/lib/content/schemas/samples';
import { isRoute, routes, type RoutePath } from '@/lib/pages/routes';
import { plainPath } from '@/lib/pages/routes/paths';
import type { Route } from '@/lib/pages/routes/route';
import { HIDDEN_PATHS } from './hidden-now';

/**
 * The content that decides, by what reads it, which bears the name of its endpoint; every function gives undefined
 * while it has never been fetched.
 */
export type Source = Pick<
  typeof content,
  Extract<keyof typeof content, `get${Capitalize<keyof typeof hostEndpoints>}`>
>;

type Load = (source: Source) => Promise<readonly unknown[] | object | null | undefined>;

/** Undefined while a part of it has never been fetched. */
async function aboutTheCompany(source: Source): Promise<unknown[] | undefined> {
  const [page, ...lists] = await Promise.all([
    source.getAboutPage(),
    source.getCustomerGallery(),
    source.getBuyerGallery(),
    source.getTimeline(),
  ]);
  if (!page || lists.includes(undefined)) return undefined;
  return [page.about ?? [], page.whyChooseUs.reasons, page.story, ...lists].flat();
}

/** A product has a data sheet, if only one that the site makes. */
async function documents(source: Source): Promise<unknown[] | undefined> {
  const [downloads, products, services] = await Promise.all([
    source.getDownloads(),
    source.getProducts(),
    source.getServicePages(),
  ]);
  if (!downloads || !products || !services) return undefined;
  return [...downloads, ...products, ...services.flatMap((service) => service.documents)];
}

/** Where nothing of it is there, a page has nothing to show. */
const needs: Partial<Record<RoutePath, Load>> = {
  '/home-1': (source) => source.getConstructionHome(),
  '/home-2': (source) => source.getIndustrialHome(),
  '/about': aboutTheCompany,
  '/service': (source) => source.getServicePages(),
  '/service-single': (source) => source.getServicePages(),
  '/clients': (source) => source.getClients(),
  '/manufacture': (source) => source.getEquipment(),
  '/certificate': (source) => source.getDocuments(),
  '/portfolio': (source) => source.getPortfolio(),
  '/portfolio-details': (source) => source.getProjects(),
  '/sustainability': async (source) => {
    const home = await source.getHomePage();
    return home && (home.sustainability ?? []);
  },
  '/team-1': (source) => source.getTeam(),
  '/team-details': async (source) => (await source.getTeam())?.filter((member) => member.html),
  '/shop': (source) => source.getProducts(),
  '/blog': (source) => source.getPosts(),
  '/faq': (source) => source.getFaq(),
  '/downloads': documents,
};

/**
 * Where a further language says what these pages show. What it has of the main language there, such as pictures,
 * makes no page of its own.
 */
const saidIn: Partial<Record<RoutePath, readonly (keyof typeof hostEndpoints)[]>> = {
  '/home-1': ['constructionHome'],
  '/home-2': ['industrialHome'],
  '/about': ['aboutPage', 'customerGallery', 'buyerGallery', 'timeline'],
  '/clients': ['clients', 'clientsPage'],
  '/manufacture': ['equipment'],
  '/certificate': ['documents', 'certificatePage'],
  '/portfolio': ['portfolio', 'portfolioPage'],
  '/sustainability': ['homePage'],
  '/team-1': ['team'],
  '/team-details': ['team'],
};

/** The pages of which the language that is spoken says nothing. */
async function unsaidPaths(own: typeof ownAnswer): Promise<string[]> {
  const ownPages = ((await own('pages')) ?? []) as { path?: string }[];
  const paths = Object.entries(saidIn).map(async ([path, names]) => {
    const answers = await Promise.all(names.map(own));
    const isSaid = answers.some((answer) => answer === undefined || !isNothing(answer));
    return isSaid || ownPages.some((page) => page.path === path) ? [] : path;
  });
  return (await Promise.all(paths)).flat();
}

/** Whoever hides these would leave visitors without a way in, or without their rights. */
const NEVER_HIDDEN: readonly string[] = ['/', '/contact', '/privacy', '/error'];

const canBeHidden = (path: string): boolean =>
  path.startsWith('/p/') ||
  (!NEVER_HIDDEN.includes(path) && routes.some((route) => route.path === path));

/** Its page serves locked documents, too. Content that was never fetched may name some. */
async function locksDocuments(source: Source): Promise<boolean> {
  const [downloads, products, services] = await Promise.all([
    source.getDownloads(),
    source.getProducts(),
    source.getServicePages(),
  ]);
  if (!downloads || !products || !services) return true;
  const others = [...products, ...services].flatMap(({ documents }) => documents);
  return [...downloads, ...others].some(({ locked }) => locked !== undefined);
}

/** Pages that make no sense without another; a route comes after those that it belongs to. */
const belongsTo: Partial<Record<RoutePath, RoutePath>> = {
  '/quote/result': '/quote',
  '/team-details': '/team-1',
  '/shop/compare': '/shop',
  '/cart': '/shop',
  '/checkout': '/cart',
};

/** The page without which a route makes no sense. */
export const ownerOf = ({ path, variantOf }: Route): RoutePath | undefined =>
  belongsTo[path as RoutePath] ?? (variantOf as RoutePath | undefined);

/**
 * The paths that answer 404: those that the settings hide and, with `SAMPLES=off`, those that would show
 * nothing. Variants of a hidden page are hidden, too.
 */
export const hiddenPaths = derived(
  HIDDEN_PATHS,
  async (): Promise<ReadonlySet<string>> => {
    const isMain = (await currentLanguage()) === MAIN;
    return new Set((await hiddenBecause(content, { isMain })).keys());
  },
  (paths) => [...paths],
);

/**
 * The hidden paths, each with the reason in words.
 * @param options.own what the host answers in the further language that `source` is in
 */
export async function hiddenBecause(
  source: Source = content,
  { samples = samplesAreOn(), isMain = true, own = ownAnswer } = {},
): Promise<ReadonlyMap<string, string>> {
  const hidden = new Map<string, string>();
  const hide = (path: string, reason: string) => {
    if (canBeHidden(path) && !hidden.has(path)) hidden.set(path, reason);
  };
  for (const path of (await source.getSiteSettings())?.hiddenPages ?? []) {
    hide(path, 'named in `hidden_pages`');
  }
  if (!samples || !isMain)
    for (const path of await emptyPaths(source)) hide(path, 'nothing to show');
  if (!isMain)
    for (const path of await unsaidPaths(own)) hide(path, 'nothing said in this language');
  if (!samples) hide('/checkout', 'a demonstration, which belongs to the samples');
  // A cart without a checkout leads nowhere.
  if (hidden.has('/checkout')) hide('/cart', 'belongs to /checkout');
  for (const route of routes as readonly Route[]) {
    const { path } = route;
    const owner = ownerOf(route);
    if (owner && hidden.has(owner) && !hidden.has(path)) hidden.set(path, `belongs to ${owner}`);
  }
  if (hidden.has('/certificate') && !(await locksDocuments(source)))
    hide('/certificate/unlock', 'belongs to /certificate');
  if (hidden.has('/service')) hidden.set('/service-details', 'belongs to /service');
  return hidden;
}

/** Whether a link leads to a hidden page, or to one below it that has no route of its own. */
export function leadsToHidden(href: string, hidden: Pick<ReadonlySet<string>, 'has'>): boolean {
  const path = plainPath(href.replace(/[?#].*/, '')).toLowerCase();
  if (!path.startsWith('/')) return false;
  if (isRoute(path)) return hidden.has(path);
  const steps = path.split('/').map((_, end, all) => all.slice(0, end + 1).join('/'));
  return steps.some((step) => hidden.has(step));
}

/** A list without items, and a record without a part: the editor empties one that is taken off the site. */
function isNothing(found: unknown): boolean {
  if (found === undefined || found === null) return true;
  if (Array.isArray(found)) return found.length === 0;
  return typeof found === 'object' && Object.values(found).every(isNothing);
}

async function emptyPaths(source: Source): Promise<string[]> {
  const paths = Object.entries(needs).map(async ([path, load]) => {
    const found = await load(source);
    return found !== undefined && isNothing(found) ? path : [];
  });
  return (await Promise.all(paths)).flat();
}
