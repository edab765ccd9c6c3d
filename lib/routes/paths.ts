/** The pages that stand for one item of the content each. Apart from the table, which no browser needs. */
export const serviceAddress = (id: number): string => `/service-details/${id}`;
export const productAddress = (id: number): string => `/shop-details/${id}`;
export const postAddress = (id: number): string => `/blog-single/${id}`;
