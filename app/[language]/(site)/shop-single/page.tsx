import { featuredProductPage } from '../shop-details/featured-product-page';

const { generateMetadata, Page } = featuredProductPage('/shop-single');
export { generateMetadata, Page as default };
