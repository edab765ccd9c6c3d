import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { SidebarLayout } from '@/components/ui/sidebar-layout/sidebar-layout';
import { BlogSearch } from '@/components/blog/blog-search/blog-search';
import { PostList } from '@/components/blog/post-list/post-list';
import { SidebarProducts } from '@/components/products/sidebar-products/sidebar-products';
import { Section } from '@/components/ui/section/section';
import { ContentBoundary, Loading } from '@/components/ui/content-boundary/content-boundary';
import { siteWords } from '@/lib/content/words/site-words';
import { getSidebar } from '@/lib/features/blog/sidebar';
import { getPosts } from '@/lib/content/store/endpoints';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/blog-right', {
  async Screen(page) {
    const [posts, { categories, ...products }] = await Promise.all([getPosts(), getSidebar()]);
    const { blog } = siteWords();
    return (
      <>
        <PageBanner page={page} under={['/blog']} />
        <Section aria-label={blog.posts}>
          <SidebarLayout
            side="right"
            label={blog.blog}
            sidebar={
              <>
                <BlogSearch posts={posts ?? []} categories={categories} />
                <SidebarProducts {...products} />
              </>
            }
          >
            <ContentBoundary content={posts} placeholder={<Loading />}>
              {(posts) => <PostList variant="narrow" posts={posts} />}
            </ContentBoundary>
          </SidebarLayout>
        </Section>
      </>
    );
  },
});
export { generateMetadata, Page as default };
