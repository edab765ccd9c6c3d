import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { About } from '@/components/company/about/about';
import { AboutText } from '@/components/company/about/about-text';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { StoryTimeline } from '@/components/company/story-timeline/story-timeline';
import { WayOfAPart } from '@/components/services/stations/way-of-a-part';
import { WhyChooseUs } from '@/components/company/why-choose-us/why-choose-us';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getFilm } from '@/lib/features/company/film';
import * as content from '@/lib/content/store/endpoints';
import { pictureOf } from '@/lib/content/schemas/pictures';
import type { Page } from '@/lib/pages/page';

/** The company, its galleries and its reasons. `/about-2` adds the story. */
export async function AboutScreen({ page }: { page: Page }) {
  const [settings, about, home, film, services = [], customers, buyers, timeline = []] =
    await Promise.all([
      content.getSiteSettings(),
      content.getAboutPage(),
      content.getHomePage(),
      getFilm(),
      content.getServicePages(),
      content.getCustomerGallery(),
      content.getBuyerGallery(),
      content.getTimeline(),
    ]);
  const text = about?.about;
  const isStory = page.path === '/about-2';
  const story = about?.story.length ? about.story : timeline;
  const storyHeading = page.heading('story');
  const statement = isStory
    ? storyHeading
    : text?.title && { title: text.title, text: text.subtitle };
  const customersHeading = page.heading('customers');
  const buyersHeading = page.heading('buyers');
  return (
    <>
      <PageBanner page={page} statement={statement || undefined} picture={pictureOf(home?.about)} />
      {isStory && (
        <StoryTimeline heading={storyHeading} entries={story} titledBy="page-statement" />
      )}
      <ContentBoundary content={text}>
        {(about) => (
          <About
            about={{ ...about, videoId: about.videoId ?? film }}
            counters={isStory ? undefined : home?.counters}
            titledBy={isStory || !about.title ? undefined : 'page-statement'}
            phone={settings?.phone}
          />
        )}
      </ContentBoundary>
      {text?.html && <AboutText html={text.html} lang={text.langs?.html} />}
      <WayOfAPart {...page.heading('stations')} services={services} />
      <ContentBoundary content={customers} placeholder={<LoadingSection {...customersHeading} />}>
        {(customers) => <GallerySection {...customersHeading} items={customers} captions />}
      </ContentBoundary>
      <ContentBoundary content={buyers} placeholder={<LoadingSection {...buyersHeading} />}>
        {(buyers) => <GallerySection {...buyersHeading} items={buyers} captions />}
      </ContentBoundary>
      <ContentBoundary content={about}>
        {({ whyChooseUs }) => <WhyChooseUs {...whyChooseUs} />}
      </ContentBoundary>
    </>
  );
}
