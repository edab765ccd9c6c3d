import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ServiceCards } from '@/components/services/service-cards/service-cards';
import { getServicesIntroduction } from '@/lib/content/store/endpoints';
import { pictureOf } from '@/lib/content/schemas/pictures';
import { siteWords } from '@/lib/content/words/site-words';
import { listPageMetadata } from '@/lib/features/seo/page-metadata';
import { furtherServicesPages, servicesHeading } from '@/lib/features/services/services';
import { fill } from '@/words/format';
import { dynamicPage } from '../../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('n', '/service', {
  ...furtherServicesPages,
  metadataOf({ page, pages, from, to }, list) {
    const { seo } = siteWords();
    return listPageMetadata(list, page, {
      title: fill(seo.pageOf, { name: list.name, page, pages }),
      description: fill(seo.services, { from, to }),
    });
  },
  async Screen(list, page) {
    const introduction = await getServicesIntroduction();
    const { company, seo } = siteWords();
    return (
      <>
        <PageBanner
          page={page}
          title={fill(seo.page, { name: page.name, page: list.page })}
          under={['/service']}
          picture={pictureOf(introduction)}
        />
        <ServiceCards variant="cards" {...servicesHeading(introduction, company)} page={list} />
      </>
    );
  },
});
export { generateStaticParams, generateMetadata, Page as default };
