import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { FaqLists } from '@/components/company/faq-lists/faq-lists';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getFaq } from '@/lib/content/endpoints';
import { siteWords } from '@/lib/content/site-words';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/faq', {
  Screen: async (page) => (
    <>
      <PageBanner page={page} slim />
      <ContentBoundary
        content={await getFaq()}
        placeholder={<LoadingSection label={siteWords().common.questionsAndAnswers} />}
      >
        {(groups) => <FaqLists groups={groups} contact={page.heading('faq-contact')} />}
      </ContentBoundary>
    </>
  ),
});
export { generateMetadata, Page as default };
