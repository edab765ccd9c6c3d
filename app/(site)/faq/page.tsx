import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { FaqLists } from '@/components/company/faq-lists/faq-lists';
import { faqLists } from '@/lib/demo-data/faq';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/faq');

export default function FaqPage() {
  return (
    <>
      <PageBanner title={routeOf('/faq').name} />
      <FaqLists lists={faqLists} />
    </>
  );
}
