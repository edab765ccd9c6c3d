import { featuredProductPage } from './featured-product-page';

const { generateMetadata, Page } = featuredProductPage('/shop-details');
export { generateMetadata, Page as default };
