import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ServiceCards } from '@/components/services/service-cards/service-cards';
import { getServicePages, getServicesIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';
import { servicesPage } from '@/lib/services/services';

export const metadata = pageMetadata('/service-2');

export default async function ServicesAtAGlancePage() {
  const [introduction, services] = await Promise.all([
    getServicesIntroduction(),
    getServicePages(),
  ]);
  return (
    <>
      <PageBanner
        title={routeOf('/service-2').name}
        breadcrumbs={['/service']}
        picture={pictureOf(introduction)}
      />
      <ServiceCards
        variant="compact"
        introduction={introduction}
        page={services && servicesPage(services, 1)}
      />
    </>
  );
}
