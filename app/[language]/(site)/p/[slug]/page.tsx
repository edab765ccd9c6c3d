import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { FreePage } from '@/components/pages/free-page';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { getSiteSettings } from '@/lib/content/store/endpoints';
import { freePageItem, freePageSegments } from '@/lib/pages/free-pages';
import { freePageMetadata } from '@/lib/features/seo/item-metadata';
import { webPage } from '@/lib/features/seo/structured-data';
import { dynamicPage } from '../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('slug', '/', {
  item: freePageItem,
  segments: freePageSegments,
  metadataOf: freePageMetadata,
  Screen: async (page, home) => (
    <>
      <JsonLd thing={webPage(page, (await getSiteSettings())?.locale)} />
      <PageBanner page={{ ...page, breadcrumbs: home.breadcrumbs }} />
      <FreePage {...page} />
    </>
  ),
});
export { generateStaticParams, generateMetadata, Page as default };
