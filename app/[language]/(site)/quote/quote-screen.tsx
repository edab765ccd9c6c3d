import { QuietFooter } from '@/components/layout/footer/quiet-footer';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { contactDetailsOf } from '@/components/contact/enquiry-form/contact-details';
import { QuoteByMail } from '@/components/quotes/quote-by-mail/quote-by-mail';
import { QuoteHelp } from '@/components/quotes/quote-help/quote-help';
import { QuoteForm } from '@/components/quotes/quote-form/quote-form';
import { SidebarLayout } from '@/components/ui/sidebar-layout/sidebar-layout';
import { Section } from '@/components/ui/section/section';
import { getProducts, getSiteSettings } from '@/lib/content/store/endpoints';
import { hostTakesQuotes } from '@/lib/content/store/host-takes-quotes';
import { siteWords } from '@/lib/content/words/site-words';
import { contactForQuotes } from '@/lib/features/company/contacts';
import { withRequestId, type FormResult } from '@/lib/features/forms/form-result';
import type { Page } from '@/lib/pages/page';
import { partRows, type QuoteValues } from '@/lib/features/quotes/part-rows';
import { ANOTHER_PART } from '@/lib/features/quotes/post-quote';

/** So many titles are offered; any other can be written. */
const PRODUCTS_OFFERED = 200;

type Options = {
  /** Id of the product that the visitor comes from. */
  product?: unknown;
  /** Of a form that was posted without scripts. */
  result?: FormResult;
};

export async function quoteScreen(page: Page, { product: id, result }: Options) {
  const [settings, products = [], isTaken] = await Promise.all([
    getSiteSettings(),
    getProducts(),
    hostTakesQuotes(),
  ]);
  const words = siteWords();
  const product = products.find((candidate) => String(candidate.id) === id);
  const contact = await contactForQuotes(product);
  const sheet = page.blocks.find((block) => block.type === 'picture')?.picture;
  const values: QuoteValues = result
    ? withRequestId(result.values)
    : product
      ? { 'parts[0][product]': product.title }
      : {};
  const { title } = page.heading('invitation');
  const isAnother = result?.status === ANOTHER_PART;
  return (
    <>
      <PageBanner page={page} slim />
      <Section aria-labelledby="page-title">
        {isTaken ? (
          <SidebarLayout
            wide
            label={words.quote.help.title}
            sidebar={<QuoteHelp {...{ settings, contact, sheet }} />}
          >
            <p>{page.introduction ?? words.quote.introduction}</p>
            <QuoteForm
              labelledBy="page-title"
              promise={title === words.headings.invitation.title ? undefined : title}
              contactDetails={contactDetailsOf(settings)}
              products={products.slice(0, PRODUCTS_OFFERED).map(({ title }) => title)}
              asked={product && { id: product.id, title: product.title }}
              rows={partRows(values, { more: isAnother ? 1 : 0 })}
              initial={{
                values,
                ...(!isAnother &&
                  result && {
                    errors: result.errors,
                    failure: `${result.message} ${words.quote.chooseAgain}`,
                  }),
              }}
            />
            <QuietFooter />
          </SidebarLayout>
        ) : (
          <QuoteByMail settings={settings} />
        )}
      </Section>
    </>
  );
}
