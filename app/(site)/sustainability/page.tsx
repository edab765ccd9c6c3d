import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { sustainabilityPictures } from '@/components/company/sustainability/pictures';
import { Sustainability } from '@/components/company/sustainability/sustainability';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getExcellence, getHomePage } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const generateMetadata = async () =>
  pageMetadata('/sustainability', { description: (await getHomePage())?.sustainability?.subtitle });

export default async function SustainabilityPage() {
  const [home, excellence] = await Promise.all([getHomePage(), getExcellence()]);
  const content = home?.sustainability;
  return (
    <>
      <PageBanner title={routeOf('/sustainability').name} picture={pictureOf(content)} />
      <ContentBoundary content={home} placeholder={<LoadingSection label="Sustainability" />}>
        {() => content && <Sustainability content={content} />}
      </ContentBoundary>
      <GallerySection title="Where it shows" items={sustainabilityPictures(content, excellence)} />
    </>
  );
}
