import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { BlogPost } from '@/components/blog/blog-post/blog-post';
import { postsOrSamples } from '@/lib/blog/posts';
import { getPosts } from '@/lib/content/endpoints';
import { getProducts } from '@/lib/shop/products';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/blog-single-right');

export default async function ArticleWithSidebarPage() {
  const [hostPosts, products] = await Promise.all([getPosts(), getProducts()]);
  const posts = postsOrSamples(hostPosts);
  const latest = posts?.[0];
  return (
    <>
      <PageBanner title={latest?.title ?? 'Article'} breadcrumbs={['/blog']} />
      <BlogPost post={latest} posts={posts} products={products} sidebar="right" />
    </>
  );
}
