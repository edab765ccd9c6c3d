/** Apart from the table of routes, to keep that out of the browser. */
export const servicePath = (id: number): string => `/service-details/${id}`;
export const productPath = (id: number): string => `/shop-details/${id}`;
export const postPath = (id: number): string => `/blog-single/${id}`;

export const itemPaths = [servicePath, productPath, postPath];
