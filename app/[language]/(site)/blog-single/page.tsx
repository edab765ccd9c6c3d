import { latestPostPage } from './latest-post-page';

const { generateMetadata, Page } = latestPostPage('/blog-single');
export { generateMetadata, Page as default };
