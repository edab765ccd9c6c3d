import { pageMetadata } from '@/lib/seo/page-metadata';
import { ServicesScreen } from '../service/services-screen';

export const metadata = pageMetadata('/service-2');

export default function ServicesAtAGlancePage() {
  return <ServicesScreen path="/service-2" />;
}
