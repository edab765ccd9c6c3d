import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ServiceCards } from '@/components/services/service-cards/service-cards';
import { getServicePages, getServicesIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';
import { servicesPage } from '@/lib/services/services';

export const generateMetadata = async () =>
  pageMetadata('/service', { description: (await getServicesIntroduction())?.description });

export default async function ServicesPage() {
  const [introduction, services] = await Promise.all([
    getServicesIntroduction(),
    getServicePages(),
  ]);
  return (
    <>
      <PageBanner title={routeOf('/service').name} picture={pictureOf(introduction)} />
      <ServiceCards
        variant="cards"
        introduction={introduction}
        page={services && servicesPage(services, 1)}
      />
    </>
  );
}
