import { BlogPost } from '@/components/blog/blog-post/blog-post';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { postsOrSamples } from '@/lib/blog/posts';
import { getPosts } from '@/lib/content/endpoints';
import { getProducts } from '@/lib/shop/products';
import { pageMetadata } from '@/lib/seo/page-metadata';

const sidebars = { '/blog-single': 'left', '/blog-single-right': 'right' } as const;

/** The newest post with the sidebar on either side. */
export const latestPostPage = (path: keyof typeof sidebars) => ({
  metadata: pageMetadata(path),
  async Page() {
    const [hostPosts, products] = await Promise.all([getPosts(), getProducts()]);
    const posts = postsOrSamples(hostPosts);
    const [latest] = posts ?? [];
    return (
      <>
        <PageBanner title={latest?.title ?? 'Article'} breadcrumbs={['/blog']} />
        <ContentBoundary content={posts} placeholder={<LoadingSection label="Post" />}>
          {(posts) =>
            latest && (
              <BlogPost post={latest} posts={posts} products={products} sidebar={sidebars[path]} />
            )
          }
        </ContentBoundary>
      </>
    );
  },
});
