import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { About } from '@/components/company/about/about';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { StoryTimeline } from '@/components/company/story-timeline/story-timeline';
import { WhyChooseUs } from '@/components/company/why-choose-us/why-choose-us';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getFilm } from '@/lib/company/film';
import * as content from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import type { Page } from '@/lib/pages/page';

/** The company, its galleries and its reasons. `/about-2` adds the story. */
export async function AboutScreen({ page }: { page: Page }) {
  const [settings, about, home, film, customers, buyers, timeline = []] = await Promise.all([
    content.getSiteSettings(),
    content.getAboutPage(),
    content.getHomePage(),
    getFilm(),
    content.getCustomerGallery(),
    content.getBuyerGallery(),
    content.getTimeline(),
  ]);
  const customersHeading = page.heading('customers');
  const buyersHeading = page.heading('buyers');
  return (
    <>
      <PageBanner page={page} picture={pictureOf(home?.about)} />
      <ContentBoundary content={about?.about}>
        {(about) => (
          <About
            about={{ ...about, videoId: about.videoId ?? film }}
            counters={home?.counters}
            phone={settings?.phone}
          />
        )}
      </ContentBoundary>
      {page.path === '/about-2' && (
        <StoryTimeline
          heading={page.heading('story')}
          entries={about?.story.length ? about.story : timeline}
        />
      )}
      <ContentBoundary content={customers} placeholder={<LoadingSection {...customersHeading} />}>
        {(customers) => <GallerySection {...customersHeading} items={customers} />}
      </ContentBoundary>
      <ContentBoundary content={buyers} placeholder={<LoadingSection {...buyersHeading} />}>
        {(buyers) => <GallerySection {...buyersHeading} items={buyers} />}
      </ContentBoundary>
      <ContentBoundary content={about}>
        {({ whyChooseUs }) => <WhyChooseUs {...whyChooseUs} />}
      </ContentBoundary>
    </>
  );
}
