import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ClientGrid } from '@/components/clients/client-grid/client-grid';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getClients, getClientsIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/clients', {
  introduction: async () => ({ description: (await getClientsIntroduction())?.subtitle }),
  async Screen(page) {
    const [introduction, clients] = await Promise.all([getClientsIntroduction(), getClients()]);
    const fallback = page.heading('clients');
    const heading = {
      title: introduction?.title ?? fallback.title,
      text: introduction?.subtitle ?? fallback.text,
    };
    return (
      <>
        <PageBanner page={page} statement={heading} picture={pictureOf(introduction)} />
        <ContentBoundary content={clients} placeholder={<LoadingSection label={heading.title} />}>
          {(clients) => <ClientGrid {...heading} titledBy="page-statement" clients={clients} />}
        </ContentBoundary>
      </>
    );
  },
});
export { generateMetadata, Page as default };
