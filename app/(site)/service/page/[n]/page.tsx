import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ServiceCards } from '@/components/services/service-cards/service-cards';
import { getServicesIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import type { Service } from '@/lib/content/schemas';
import type { PageOf } from '@/lib/paging';
import { listPageMetadata } from '@/lib/seo/page-metadata';
import { findServicesPage, servicesHeading } from '@/lib/services/services';
import { dynamicPage } from '../../../dynamic-page';

async function ServicesNextScreen(page: PageOf<Service>) {
  const introduction = await getServicesIntroduction();
  return (
    <>
      <PageBanner
        title={`Services, page ${page.page}`}
        breadcrumbs={['/service']}
        picture={pictureOf(introduction)}
      />
      <ServiceCards variant="cards" {...servicesHeading(introduction)} page={page} />
    </>
  );
}

const { generateStaticParams, generateMetadata, Page } = dynamicPage('n', {
  find: findServicesPage,
  metadataOf: ({ page, pages, from, to }) =>
    listPageMetadata('/service', page, {
      title: `Services, page ${page} of ${pages}`,
      description: `Services ${from} to ${to} of our company, each with its pictures, its limits and its lead times.`,
    }),
  Screen: ServicesNextScreen,
});
export { generateStaticParams, generateMetadata, Page as default };
