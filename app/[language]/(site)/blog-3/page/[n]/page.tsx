import { nextPostGridPage } from '../../../blog-2/post-grid-pages';

const { generateStaticParams, generateMetadata, Page } = nextPostGridPage('/blog-3');
export { generateStaticParams, generateMetadata, Page as default };
