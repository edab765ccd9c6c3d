import { getContactIntroduction } from '@/lib/content/store/endpoints';
import { sitePage } from '../../site-page';
import { contactScreen } from './contact-screen';

const { generateMetadata, Page } = sitePage('/contact', {
  introduction: async () => ({ description: (await getContactIntroduction())?.subtitle }),
  Screen: (page) => contactScreen(page),
});
export { generateMetadata, Page as default };
