import { postGridPage } from '../blog-2/post-grid-pages';

const { metadata, Page } = postGridPage('/blog-3');
export { metadata, Page as default };
