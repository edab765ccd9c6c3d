import { latestPostPage } from '../blog-single/latest-post-page';

const { metadata, Page } = latestPostPage('/blog-single-right');
export { metadata, Page as default };
