import { QuietFooter } from '@/components/layout/footer/quiet-footer';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { FaqLists } from '@/components/company/faq-lists/faq-lists';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getFaq } from '@/lib/content/store/endpoints';
import { siteWords } from '@/lib/content/words/site-words';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/faq', {
  async Screen(page) {
    const [faq, way] = await Promise.all([getFaq(), quoteLink()]);
    return (
      <>
        <PageBanner page={page} slim />
        <ContentBoundary
          content={faq}
          placeholder={<LoadingSection label={siteWords().common.questionsAndAnswers} />}
        >
          {(groups) => (
            <FaqLists groups={groups} contact={page.heading('faq-contact')} quoteLink={way} />
          )}
        </ContentBoundary>
        <QuietFooter />
      </>
    );
  },
});
export { generateMetadata, Page as default };
