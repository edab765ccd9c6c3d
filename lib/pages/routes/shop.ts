import type { Route } from './route';

export const shopRoutes = [
  {
    path: '/shop',
    name: 'Shop',
    title: 'Shop: our products',
    description: 'Our products with their pictures, specification, documents and price.',
    paged: true,
  },
  {
    path: '/shop/filtered',
    name: 'Shop',
    title: 'Shop: a choice of our products',
    description:
      'The products of our shop that have what was asked for: a category, a material, a weight or a size.',
    noindex: true,
    dynamic: true,
  },
  {
    path: '/shop/compare',
    name: 'Compare products',
    title: 'Products side by side',
    description: 'Up to three products of our shop beside each other, with all their facts.',
    noindex: true,
    dynamic: true,
  },
  {
    path: '/shop-details',
    name: 'Product of the Month',
    title: 'Product of the month: one product from our shop',
    description:
      'One product of our shop, chosen for this month: its pictures, specification, documents and price.',
    variantOf: '/shop',
  },
  {
    path: '/shop-single',
    name: 'Featured Product',
    title: 'Featured product: a closer look',
    description:
      'A closer look at one product of our shop: its pictures, its specification and what buyers say about it.',
    variantOf: '/shop',
  },
  {
    path: '/cart',
    name: 'Cart',
    title: 'Your cart',
    description:
      'The products that you have put into the cart of this demo shop, with quantities and total.',
    noindex: true,
  },
  {
    path: '/checkout',
    name: 'Checkout',
    title: 'Checkout',
    description:
      'The last step of this demo shop: address, coupon and payment. No order is placed.',
    noindex: true,
  },
] as const satisfies readonly Route[];
