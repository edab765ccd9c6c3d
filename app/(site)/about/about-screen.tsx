import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { About } from '@/components/company/about/about';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { StoryTimeline } from '@/components/company/story-timeline/story-timeline';
import { WhyChooseUs } from '@/components/company/why-choose-us/why-choose-us';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import * as content from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { timeline } from '@/lib/demo-data/timeline';
import { routeOf } from '@/lib/routes';

type Props = { path: '/about' | '/about-2' };

/** The company, its galleries and its reasons. `/about-2` adds the story. */
export async function AboutScreen({ path }: Props) {
  const [settings, about, home, customers, buyers] = await Promise.all([
    content.getSiteSettings(),
    content.getAboutPage(),
    content.getHomePage(),
    content.getCustomerGallery(),
    content.getBuyerGallery(),
  ]);
  const story = about?.story.length ? about.story : timeline;
  return (
    <>
      <PageBanner title={routeOf(path).name} picture={pictureOf(home?.about)} />
      <ContentBoundary content={about?.about}>
        {(about) => <About about={about} counters={home?.counters} phone={settings?.phone} />}
      </ContentBoundary>
      {path === '/about-2' && <StoryTimeline entries={story} />}
      <ContentBoundary
        content={customers}
        placeholder={<LoadingSection title="Customer gallery" />}
      >
        {(customers) => <GallerySection title="Customer gallery" items={customers} />}
      </ContentBoundary>
      <ContentBoundary content={buyers} placeholder={<LoadingSection title="Buyer experience" />}>
        {(buyers) => <GallerySection title="Buyer experience" items={buyers} />}
      </ContentBoundary>
      <ContentBoundary content={about}>
        {({ whyChooseUs }) => <WhyChooseUs {...whyChooseUs} />}
      </ContentBoundary>
    </>
  );
}
