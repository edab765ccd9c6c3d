import { sitePage } from '../../site-page';
import { ServicesScreen } from '../service/services-screen';

const { generateMetadata, Page } = sitePage('/service-2', {
  Screen: (page) => <ServicesScreen page={page} variant="compact" />,
});
export { generateMetadata, Page as default };
