import { postGridPage } from './post-grid-pages';

const { generateMetadata, Page } = postGridPage('/blog-2');
export { generateMetadata, Page as default };
