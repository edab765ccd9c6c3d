import { featuredProductPage } from './featured-product-page';

const { metadata, Page } = featuredProductPage('/shop-details');
export { metadata, Page as default };
