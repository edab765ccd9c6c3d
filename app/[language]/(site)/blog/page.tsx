import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { FeedLink } from '@/components/blog/feed-link/feed-link';
import { PostList } from '@/components/blog/post-list/post-list';
import { Section } from '@/components/ui/section/section';
import { ContentBoundary, Loading } from '@/components/ui/content-boundary/content-boundary';
import { getPosts } from '@/lib/content/store/endpoints';
import { siteWords } from '@/lib/content/words/site-words';
import { withFeed } from '@/lib/features/seo/feed';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/blog', {
  metadataOf: withFeed,
  Screen: async (page) => (
    <>
      <PageBanner page={page} />
      <Section aria-label={siteWords().blog.posts}>
        <ContentBoundary content={await getPosts()} placeholder={<Loading />}>
          {(posts) => <PostList variant="full" posts={posts} />}
        </ContentBoundary>
        <FeedLink />
      </Section>
    </>
  ),
});
export { generateMetadata, Page as default };
