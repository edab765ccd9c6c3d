import { getAboutPage } from '@/lib/content/store/endpoints';
import { sitePage } from '../../site-page';
import { AboutScreen } from './about-screen';

const { generateMetadata, Page } = sitePage('/about', {
  introduction: async () => ({ description: (await getAboutPage())?.about?.description }),
  Screen: (page) => <AboutScreen page={page} />,
});
export { generateMetadata, Page as default };
