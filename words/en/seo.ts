/** What search engines and shared links show, apart from the titles of pages. */
export const seo = {
  /** Title and description of the pages of a list after the first. */
  page: '{name}, page {page}',
  pageOf: '{name}, page {page} of {pages}',
  /** The description ends with a full stop. */
  pageDescription: '{description} Page {page}.',
  products:
    'Products {from} to {to} of our shop, each with its picture, its price and its specification.',
  services:
    'Services {from} to {to} of our company, each with its pictures, its limits and its lead times.',
  /** The products are a list. */
  category: '{category} of our shop, each with picture, price and specification: {products}.',

  // In place of a description that is missing or too short.
  product: '{name}: pictures, specification, price and reviews of this product.',
  service: '{name}: how we do it, its limits and its lead times, with pictures.',
  article: '{name}: an article from our blog about what we make and how.',
  ownPage: '{name}: what there is to know about it, on one page.',

  categoryTitle: '{category}: {shop}',
} as const;
