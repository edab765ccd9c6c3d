import { latestPostPage } from '../blog-single/latest-post-page';

const { generateMetadata, Page } = latestPostPage('/blog-single-right');
export { generateMetadata, Page as default };
