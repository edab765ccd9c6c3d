import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { QuoteSent } from '@/components/quotes/quote-result/quote-sent';
import { quoteSentWords } from '@/components/quotes/quote-result/words';
import { ButtonLink } from '@/components/ui/button/button';
import { Section } from '@/components/ui/section/section';
import { readFormResult } from '@/lib/features/forms/form-result';
import { siteWords } from '@/lib/content/words/site-words';
import { sitePage } from '../../../site-page';
import { quoteScreen } from '../quote-screen';

/** Where the form for a quote leads without scripts. */
const { generateMetadata, Page } = sitePage('/quote/result', {
  async Screen(page) {
    const result = await readFormResult('/quote/result');
    if (result?.status !== 200) return quoteScreen(page, { result });
    const words = siteWords();
    return (
      <>
        <PageBanner page={page} under={['/quote']} />
        <Section aria-labelledby="page-title">
          <QuoteSent words={quoteSentWords(words)} refused={Object.values(result.errors)}>
            <ButtonLink href="/quote" variant="outline">
              {words.quote.again}
            </ButtonLink>
          </QuoteSent>
        </Section>
      </>
    );
  },
});
export { generateMetadata, Page as default };
