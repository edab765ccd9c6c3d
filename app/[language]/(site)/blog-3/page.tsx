import { postGridPage } from '../blog-2/post-grid-pages';

const { generateMetadata, Page } = postGridPage('/blog-3');
export { generateMetadata, Page as default };
