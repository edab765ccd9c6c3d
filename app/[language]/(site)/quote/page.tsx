import { sitePage } from '../../site-page';
import { quoteScreen } from './quote-screen';

const { generateMetadata, Page } = sitePage('/quote', {
  Screen: async (page, query) => quoteScreen(page, await query),
});
export { generateMetadata, Page as default };
