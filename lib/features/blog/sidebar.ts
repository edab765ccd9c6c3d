import 'server-only';
import { derived } from '@/lib/content/store/derive';
import {
  getBlogCategories,
  getPosts,
  getProducts,
  getSiteSettings,
} from '@/lib/content/store/endpoints';
import { compareTexts } from '@/lib/platform/text/compare-texts';
import { sidebarProducts } from './sidebar-products';

/** What stands beside the posts: products, and the categories in the host's order or that of the posts. */
export const getSidebar = derived(
  'blog-sidebar',
  async () => {
    const [settings, products = [], named = [], posts = []] = await Promise.all([
      getSiteSettings(),
      getProducts(),
      getBlogCategories(),
      getPosts(),
    ]);
    const titles = named.map(({ title }) => title);
    const used = [...new Set(posts.flatMap((post) => post.categories))];
    return {
      ...sidebarProducts(products),
      categories: titles.length > 0 ? titles : used.sort(compareTexts(settings?.locale)),
    };
  },
  (sidebar) => sidebar,
);

export type Sidebar = Awaited<ReturnType<typeof getSidebar>>;
