/** The pages that stand for one item of the content each. Apart from the table, which no browser needs. */
export const servicePath = (id: number): string => `/service-details/${id}`;
export const productPath = (id: number): string => `/shop-details/${id}`;
export const postPath = (id: number): string => `/blog-single/${id}`;
