import { sitePage } from '../../site-page';
import { AboutScreen } from '../about/about-screen';

const { generateMetadata, Page } = sitePage('/about-2', {
  Screen: (page) => <AboutScreen page={page} />,
});
export { generateMetadata, Page as default };
