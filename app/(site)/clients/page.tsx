import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ClientGrid } from '@/components/clients/client-grid/client-grid';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getClients, getClientsIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const generateMetadata = async () =>
  pageMetadata('/clients', { description: (await getClientsIntroduction())?.subtitle });

export default async function ClientsPage() {
  const [introduction, clients] = await Promise.all([getClientsIntroduction(), getClients()]);
  const heading = { title: introduction?.title ?? 'Our Clients', text: introduction?.subtitle };
  return (
    <>
      <PageBanner title={routeOf('/clients').name} picture={pictureOf(introduction)} />
      <ContentBoundary content={clients} placeholder={<LoadingSection {...heading} />}>
        {(clients) => <ClientGrid {...heading} clients={clients} />}
      </ContentBoundary>
    </>
  );
}
