import { postGridPage } from './post-grid-pages';

const { metadata, Page } = postGridPage('/blog-2');
export { metadata, Page as default };
