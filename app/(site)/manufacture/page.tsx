import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { getEquipment } from '@/lib/content/endpoints';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/manufacture');

export default async function EquipmentPage() {
  const equipment = await getEquipment();
  return (
    <>
      <PageBanner title={routeOf('/manufacture').name} picture={equipment?.[0]?.picture} />
      <GallerySection
        title="What the parts are made on"
        text="Presses, mills, furnaces, machine tools and measuring rooms, all under one roof."
        items={equipment}
        captions
      />
    </>
  );
}
