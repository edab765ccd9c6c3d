import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { FeedLink } from '@/components/blog/feed-link/feed-link';
import { PostList } from '@/components/blog/post-list/post-list';
import { Section } from '@/components/ui/section/section';
import { ContentBoundary, Loading } from '@/components/ui/content-boundary/content-boundary';
import { postsOrSamples } from '@/lib/blog/posts';
import { getPosts } from '@/lib/content/endpoints';
import { banners } from '@/lib/demo-data/banners';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';
import { withFeed } from '@/lib/seo/feed';

export const metadata = withFeed(pageMetadata('/blog'));

export default async function BlogPage() {
  const posts = postsOrSamples(await getPosts());
  return (
    <>
      <PageBanner title={routeOf('/blog').name} picture={banners.blog} />
      <Section aria-label="Posts">
        <ContentBoundary content={posts} placeholder={<Loading />}>
          {(posts) => <PostList variant="full" posts={posts} />}
        </ContentBoundary>
        <FeedLink />
      </Section>
    </>
  );
}
