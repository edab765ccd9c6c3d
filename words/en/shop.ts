import { facts } from './facts';

/** Lists of products, one product, and products side by side. */
export const shop = {
  pages: 'Pages of the shop',
  /** `Showing 1–12 of 15 results` */
  showing: {
    one: 'Showing {from}–{to} of {count} results',
    other: 'Showing {from}–{to} of {count} results',
  },
  sortBy: 'Sort by',
  /** The specification has these words; they are the order of the host, the same turned round, the newest first. */
  sortOrders: { hostOrder: 'latest', reversed: 'ubdate', newest: 'new' },
  sortingNeedsScripts:
    'Sorting needs scripts. Without them the products keep the order of our list.',

  // Narrowing down.
  facets: { category: 'Category', weight: 'Weight', size: 'Largest dimension' },
  /** Weights and sizes, with the unit `kg` or `mm`. */
  upTo: 'Up to {to} {unit}',
  between: '{from} to {to} {unit}',
  over: 'Over {from} {unit}',
  show: 'Show products',
  showAll: 'Show all products',
  /** Before the categories: their products. */
  all: 'All',
  none: 'No product has all of this. Take away a choice, or ask us: most parts are made to drawing.',

  // Side by side.
  fact: 'Fact',
  /** What is in the mark is not seen, and read aloud. */
  compare: 'Compare<name> {name}</name>',
  compareChosen: 'Compare the chosen products',
  compareHint: 'Choose up to three products to see their facts side by side.',
  compareMore: 'Three products fit side by side; these are the first three.',
  compareNone: 'No product was chosen to be compared.',

  // One product.
  /** Fields of a product that stand in its table of facts, called as in the editor. */
  facts,
  fromOurRange: '{name} from our standard range.',
  drawingOf: 'Drawing of {name}',
  priceOnRequest: 'Price on request',
  askForPrice: 'Ask for a price',
  askAboutProduct: 'Ask about this product',
  /** The label is not seen, and read aloud before the price that is struck out. */
  insteadOf: '<label>instead of </label>{price}',
  aboutProduct: 'About this product',
  discountCode: 'Discount code',
  apply: 'Apply',
  addToCart: 'Add To Cart',
  /** Prescribed. */
  addedToCart: 'Add To Cart successfully',

  // Reviews.
  reviewsTab: 'Reviews ({count})',
  reviews: { one: '{count} review', other: '{count} reviews' },
  /** Of the company, where a product has none of its own. */
  generalReviews: { one: '{count} general review', other: '{count} general reviews' },
  addReview: 'Add a review',
  rating: 'Rating',
  submitReview: 'Submit Review',
  reviewNotSent: 'This is a demo shop: your review is not sent',
} as const;
