import { BlogPost } from '@/components/blog/blog-post/blog-post';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductsAfter } from '@/components/products/sidebar-products/products-after';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { siteWords } from '@/lib/content/words/site-words';
import { getSidebar } from '@/lib/features/blog/sidebar';
import { getPosts } from '@/lib/content/store/endpoints';
import { sitePage } from '../../site-page';

const sidebars = { '/blog-single': 'left', '/blog-single-right': 'right' } as const;

/** The newest post with the sidebar on either side. */
export const latestPostPage = (path: keyof typeof sidebars) =>
  sitePage(path, {
    async Screen(page) {
      const [posts, { categories, ...products }] = await Promise.all([getPosts(), getSidebar()]);
      const [latest] = posts ?? [];
      return (
        <>
          <PageBanner page={page} title={latest?.title} under={['/blog']} picture={null} />
          <ContentBoundary
            content={posts}
            placeholder={<LoadingSection label={siteWords().blog.post} />}
          >
            {(posts) =>
              latest && (
                <BlogPost
                  post={latest}
                  posts={posts}
                  categories={categories}
                  after={<ProductsAfter {...products} />}
                  sidebar={sidebars[path]}
                />
              )
            }
          </ContentBoundary>
        </>
      );
    },
  });
