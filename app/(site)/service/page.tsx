import { getServicesIntroduction } from '@/lib/content/endpoints';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ServicesScreen } from './services-screen';

export const generateMetadata = async () =>
  pageMetadata('/service', { description: (await getServicesIntroduction())?.description });

export default function ServicesPage() {
  return <ServicesScreen path="/service" />;
}
