import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ServiceCards } from '@/components/services/service-cards/service-cards';
import { getServicesIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { listPageMetadata } from '@/lib/features/seo/page-metadata';
import { furtherServicesPages, servicesHeading } from '@/lib/features/services/services';
import { dynamicPage } from '../../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('n', '/service', {
  folder: '/service/page',
  ...furtherServicesPages,
  metadataOf: ({ page, pages, from, to }, list) =>
    listPageMetadata(list, page, {
      title: `${list.name}, page ${page} of ${pages}`,
      description: `Services ${from} to ${to} of our company, each with its pictures, its limits and its lead times.`,
    }),
  async Screen(list, page) {
    const introduction = await getServicesIntroduction();
    return (
      <>
        <PageBanner
          page={page}
          title={`${page.name}, page ${list.page}`}
          under={['/service']}
          picture={pictureOf(introduction)}
        />
        <ServiceCards variant="cards" {...servicesHeading(introduction)} page={list} />
      </>
    );
  },
});
export { generateStaticParams, generateMetadata, Page as default };
