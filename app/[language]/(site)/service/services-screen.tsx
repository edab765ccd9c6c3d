import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ServiceCards } from '@/components/services/service-cards/service-cards';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getServicePages, getServicesIntroduction } from '@/lib/content/store/endpoints';
import { pictureOf } from '@/lib/content/schemas/pictures';
import { siteWords } from '@/lib/content/words/site-words';
import type { Page } from '@/lib/pages/page';
import { servicesHeading, servicesPage } from '@/lib/features/services/services';

type Props = { page: Page; variant: 'cards' | 'compact' };

/** The first page of the services in one of its variants. */
export async function ServicesScreen({ page, variant }: Props) {
  const [introduction, services] = await Promise.all([
    getServicesIntroduction(),
    getServicePages(),
  ]);
  const heading = servicesHeading(introduction, siteWords().company);
  return (
    <>
      <PageBanner
        page={page}
        statement={heading}
        under={page.path === '/service' ? [] : ['/service']}
        picture={pictureOf(introduction)}
      />
      <ContentBoundary content={services} placeholder={<LoadingSection label={heading.title} />}>
        {(services) => (
          <ServiceCards
            variant={variant}
            {...heading}
            titledBy="page-statement"
            page={servicesPage(services, 1)}
          />
        )}
      </ContentBoundary>
    </>
  );
}
