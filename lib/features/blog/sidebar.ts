import 'server-only';
import { derived } from '@/lib/content/derive';
import { getBlogCategories, getPosts, getProducts } from '@/lib/content/endpoints';
import { sidebarProducts } from './sidebar-products';

/** What stands beside the posts: products, and the categories in the host's order or that of the posts. */
export const getSidebar = derived(
  'blog-sidebar',
  async () => {
    const [products = [], named = [], posts = []] = await Promise.all([
      getProducts(),
      getBlogCategories(),
      getPosts(),
    ]);
    const titles = named.map(({ title }) => title);
    const used = [...new Set(posts.flatMap((post) => post.categories))].sort();
    return { ...sidebarProducts(products), categories: titles.length > 0 ? titles : used };
  },
  (sidebar) => sidebar,
  { tagged: true },
);

export type Sidebar = Awaited<ReturnType<typeof getSidebar>>;
