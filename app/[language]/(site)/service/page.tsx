import { getServicesIntroduction } from '@/lib/content/store/endpoints';
import { sitePage } from '../../site-page';
import { ServicesScreen } from './services-screen';

const { generateMetadata, Page } = sitePage('/service', {
  introduction: async () => ({ description: (await getServicesIntroduction())?.description }),
  Screen: (page) => <ServicesScreen page={page} variant="cards" />,
});
export { generateMetadata, Page as default };
