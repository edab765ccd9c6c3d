import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getEquipment } from '@/lib/content/endpoints';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/manufacture', {
  async Screen(page) {
    const equipment = await getEquipment();
    const heading = page.heading('equipment');
    return (
      <>
        <PageBanner page={page} picture={equipment?.[0]?.picture} />
        <ContentBoundary content={equipment} placeholder={<LoadingSection {...heading} />}>
          {(equipment) => <GallerySection {...heading} items={equipment} captions />}
        </ContentBoundary>
      </>
    );
  },
});
export { generateMetadata, Page as default };
