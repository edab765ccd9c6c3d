import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { SidebarLayout } from '@/components/ui/sidebar-layout/sidebar-layout';
import { BlogSidebar } from '@/components/blog/blog-sidebar/blog-sidebar';
import { PostList } from '@/components/blog/post-list/post-list';
import { Section } from '@/components/ui/section/section';
import { ContentBoundary, Loading } from '@/components/ui/content-boundary/content-boundary';
import { postsOrSamples } from '@/lib/blog/posts';
import { getPosts } from '@/lib/content/endpoints';
import { getProducts } from '@/lib/shop/products';
import { banners } from '@/lib/demo-data/banners';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/blog-right');

export default async function BlogWithSidebarPage() {
  const [hostPosts, products] = await Promise.all([getPosts(), getProducts()]);
  const posts = postsOrSamples(hostPosts);
  return (
    <>
      <PageBanner
        title={routeOf('/blog-right').name}
        breadcrumbs={['/blog']}
        picture={banners.blog}
      />
      <Section aria-label="Posts">
        <SidebarLayout
          side="right"
          label="Blog"
          sidebar={<BlogSidebar posts={posts ?? []} products={products} />}
        >
          <ContentBoundary content={posts} placeholder={<Loading />}>
            {(posts) => <PostList variant="narrow" posts={posts} />}
          </ContentBoundary>
        </SidebarLayout>
      </Section>
    </>
  );
}
