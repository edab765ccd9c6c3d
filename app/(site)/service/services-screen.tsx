import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ServiceCards } from '@/components/services/service-cards/service-cards';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getServicePages, getServicesIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { routeOf } from '@/lib/routes';
import { servicesHeading, servicesPage } from '@/lib/services/services';

const variants = {
  '/service': { variant: 'cards', breadcrumbs: [] },
  '/service-2': { variant: 'compact', breadcrumbs: ['/service'] },
} as const;

/** The first page of the services in one of its variants. */
export async function ServicesScreen({ path }: { path: keyof typeof variants }) {
  const [introduction, services] = await Promise.all([
    getServicesIntroduction(),
    getServicePages(),
  ]);
  const { variant, breadcrumbs } = variants[path];
  const heading = servicesHeading(introduction);
  return (
    <>
      <PageBanner
        title={routeOf(path).name}
        breadcrumbs={[...breadcrumbs]}
        picture={pictureOf(introduction)}
      />
      <ContentBoundary content={services} placeholder={<LoadingSection {...heading} />}>
        {(services) => (
          <ServiceCards variant={variant} {...heading} page={servicesPage(services, 1)} />
        )}
      </ContentBoundary>
    </>
  );
}
