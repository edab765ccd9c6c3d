import 'server-only';
import { loadPost } from '@/lib/features/blog/load-post';
import { getSiteSettings } from '@/lib/content/store/endpoints';
import { findFreePage } from '@/lib/pages/free-pages';
import { hiddenPaths } from '@/lib/pages/hidden';
import type { Picture } from '@/lib/content/schemas/fields';
import { getPage } from '@/lib/pages/page';
import { routes } from '@/lib/pages/routes';
import { findItem } from '@/lib/pages/found-items';
import { requireServices } from '@/lib/features/services/services';
import { requireProducts } from '@/lib/features/shop/products';

export type CardContent = { title: string; picture?: Picture };

/** By the first segment of an item's path. */
const items: Record<string, (id: string) => Promise<CardContent | undefined>> = {
  'service-details': (id) => findItem(requireServices, id),
  'shop-details': (id) => findItem(requireProducts, id),
  p: async (slug) => {
    const page = await findFreePage(slug);
    return page && { title: page.name, picture: page.picture };
  },
  'blog-single': async (id) => (await loadPost(id))?.post,
};

/** Undefined if the path has no page. @throws if the content that decides this was never loaded */
export async function cardContent(asked: string): Promise<CardContent | undefined> {
  const path = asked.normalize('NFC');
  if ((await hiddenPaths()).has(path)) return undefined;
  const route = routes.find((candidate) => candidate.path === path);
  if (route) {
    const page = await getPage(route.path);
    const slogan = path === '/' ? (await getSiteSettings())?.slogan : undefined;
    return page && { title: slogan ?? page.title, picture: page.picture };
  }
  const [, kind = '', id, ...more] = path.split('/');
  return id && more.length === 0 && Object.hasOwn(items, kind) ? items[kind]?.(id) : undefined;
}
