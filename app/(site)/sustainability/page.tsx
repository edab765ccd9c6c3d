import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { sustainabilityPictures } from '@/components/company/sustainability/pictures';
import { Sustainability } from '@/components/company/sustainability/sustainability';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getExcellence, getHomePage } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/sustainability', {
  introduction: async () => ({ description: (await getHomePage())?.sustainability?.subtitle }),
  async Screen(page) {
    const [home, excellence] = await Promise.all([getHomePage(), getExcellence()]);
    const content = home?.sustainability;
    return (
      <>
        <PageBanner page={page} picture={pictureOf(content)} />
        <ContentBoundary content={home} placeholder={<LoadingSection label="Sustainability" />}>
          {() => content && <Sustainability content={content} />}
        </ContentBoundary>
        <GallerySection
          {...page.heading('sustainability-pictures')}
          items={sustainabilityPictures(content, excellence)}
        />
      </>
    );
  },
});
export { generateMetadata, Page as default };
