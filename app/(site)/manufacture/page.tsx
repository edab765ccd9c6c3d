import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getEquipment } from '@/lib/content/endpoints';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/manufacture');

const heading = {
  title: 'What the parts are made on',
  text: 'Presses, mills, furnaces, machine tools and measuring rooms, all under one roof.',
};

export default async function EquipmentPage() {
  const equipment = await getEquipment();
  return (
    <>
      <PageBanner title={routeOf('/manufacture').name} picture={equipment?.[0]?.picture} />
      <ContentBoundary content={equipment} placeholder={<LoadingSection {...heading} />}>
        {(equipment) => <GallerySection {...heading} items={equipment} captions />}
      </ContentBoundary>
    </>
  );
}
