import { nextPostGridPage } from '../../post-grid-pages';

const { generateStaticParams, generateMetadata, Page } = nextPostGridPage('/blog-2');
export { generateStaticParams, generateMetadata, Page as default };
