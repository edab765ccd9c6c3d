import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { FreePage } from '@/components/pages/free-page';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getEquipment } from '@/lib/content/store/endpoints';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/manufacture', {
  async Screen(page) {
    const equipment = await getEquipment();
    const heading = page.heading('equipment');
    return (
      <>
        <PageBanner page={page} statement={heading} picture={equipment?.[0]?.picture} />
        <ContentBoundary content={equipment} placeholder={<LoadingSection label={heading.title} />}>
          {(equipment) => (
            <GallerySection
              {...heading}
              items={equipment}
              titledBy="page-statement"
              captions
              twoLarge
            />
          )}
        </ContentBoundary>
        {page.blocks.length > 0 && <FreePage blocks={page.blocks} />}
      </>
    );
  },
});
export { generateMetadata, Page as default };
