import { latestPostPage } from './latest-post-page';

const { metadata, Page } = latestPostPage('/blog-single');
export { metadata, Page as default };
