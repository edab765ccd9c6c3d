import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ClientCases } from '@/components/clients/client-cases/client-cases';
import { ClientGrid } from '@/components/clients/client-grid/client-grid';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import * as content from '@/lib/content/store/endpoints';
import { pictureOf } from '@/lib/content/schemas/pictures';
import { siteWords } from '@/lib/content/words/site-words';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { clientCases } from '@/lib/features/clients/cases';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/clients', {
  introduction: async () => ({ description: (await content.getClientsIntroduction())?.subtitle }),
  async Screen(page) {
    const [introduction, clients, home, portfolio, way] = await Promise.all([
      content.getClientsIntroduction(),
      content.getClients(),
      content.getHomePage(),
      content.getPortfolio(),
      quoteLink(),
    ]);
    const fallback = page.heading('clients');
    const heading = {
      title: introduction?.title ?? fallback.title,
      text: introduction?.subtitle ?? fallback.text,
    };
    const { heading: said, subtitle, quotations = [] } = home?.testimonial ?? {};
    const casesHeading =
      quotations.length > 0
        ? { title: said ?? siteWords().company.testimonial, text: subtitle }
        : page.heading('portfolio');
    return (
      <>
        <PageBanner page={page} statement={heading} picture={pictureOf(introduction)} />
        <ContentBoundary content={clients} placeholder={<LoadingSection label={heading.title} />}>
          {(clients) => (
            <ClientGrid {...heading} titledBy="page-statement" clients={clients} quoteLink={way} />
          )}
        </ContentBoundary>
        <ClientCases
          {...casesHeading}
          cases={clientCases({
            clients: clients ?? [],
            quotations,
            portfolio: portfolio ?? [],
          })}
          href={page.leadsTo('/portfolio') ? '/portfolio' : undefined}
        />
      </>
    );
  },
});
export { generateMetadata, Page as default };
