import 'server-only';
import { getBlogCategories, getPosts, getProducts } from '@/lib/content/endpoints';

/** What stands beside the posts: products, and the categories in the host's order or that of the posts. */
export async function getSidebar() {
  const [products, named = [], posts = []] = await Promise.all([
    getProducts(),
    getBlogCategories(),
    getPosts(),
  ]);
  const titles = named.map(({ title }) => title);
  const used = [...new Set(posts.flatMap((post) => post.categories))].sort();
  return { products, categories: titles.length > 0 ? titles : used };
}
