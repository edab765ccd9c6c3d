import { featuredProductPage } from '../shop-details/featured-product-page';

const { metadata, Page } = featuredProductPage('/shop-single');
export { metadata, Page as default };
