import { companyPages } from './company-pages';

/**
 * The pages by path: the name in menus, banners and breadcrumbs, the title and the description for search
 * engines. Content replaces each of them. They name no trade, since any company may have them.
 */
export const pages = {
  ...companyPages,
  '/shop': {
    name: 'Shop',
    title: 'Shop: our products',
    description: 'Our products with their pictures, specification, documents and price.',
  },
  '/shop/filtered': {
    name: 'Shop',
    title: 'Shop: a choice of our products',
    description:
      'The products of our shop that have what was asked for: a category, a material, a weight or a size.',
  },
  '/shop/compare': {
    name: 'Compare products',
    title: 'Products side by side',
    description: 'Up to three products of our shop beside each other, with all their facts.',
  },
  '/shop-details': {
    name: 'Product of the Month',
    title: 'Product of the month: one product from our shop',
    description:
      'One product of our shop, chosen for this month: its pictures, specification, documents and price.',
  },
  '/shop-single': {
    name: 'Featured Product',
    title: 'Featured product: a closer look',
    description:
      'A closer look at one product of our shop: its pictures, its specification and what buyers say about it.',
  },
  '/cart': {
    name: 'Cart',
    title: 'Your cart',
    description:
      'The products that you have put into the cart of this demo shop, with quantities and total.',
  },
  '/checkout': {
    name: 'Checkout',
    title: 'Checkout',
    description:
      'The last step of this demo shop: address, coupon and payment. No order is placed.',
  },
  '/blog': {
    name: 'Blog',
    title: 'Blog: what we write about our work',
    description:
      'Articles about what we make and how, and about buying well, written by the people who do it.',
  },
  '/blog-2': {
    name: 'Notes',
    title: 'Notes in two columns',
    description: 'Short articles by our people about their work, each with its picture.',
  },
  '/blog-3': {
    name: 'Articles in Pictures',
    title: 'Articles in pictures, in three columns',
    description: 'What we explain again and again, each with one picture and a few words.',
  },
  '/blog-right': {
    name: 'Articles by Topic',
    title: 'Articles by topic, with search',
    description: 'Our articles beside a sidebar with search, categories and products.',
  },
  '/blog-single': {
    name: 'Article',
    title: 'The latest article of our blog',
    description:
      'The newest article of our blog, with search, categories and the most recent posts at its side.',
  },
  '/blog-single-right': {
    name: 'Latest Article',
    title: 'Latest article, and what else we wrote',
    description:
      'The newest article of our blog, followed by search, categories and the most recent posts.',
  },
  '/contact': {
    name: 'Contact Us',
    title: 'Contact Us: write, call or visit',
    description:
      'Write or call: our addresses with maps, phone and e-mail, and a form for your enquiry.',
  },
  '/contact/about': {
    name: 'Contact Us',
    title: 'Contact Us about a product or service',
    description:
      'The contact form for a visitor who asks about one of our products or services, with its name filled in.',
  },
  '/contact/result': {
    name: 'Your Message',
    title: 'What became of your message',
    description:
      'Where the contact form leads in a browser without scripts: sent, or not sent and why.',
  },
  '/quote': {
    name: 'Request a Quote',
    title: 'Request a quote for your parts',
    description:
      'Tell us which parts you need, how many and of what material, and send your drawings: we answer with a price.',
  },
  '/quote/result': {
    name: 'Your Request',
    title: 'What became of your request for a quote',
    description:
      'Where the form for a quote leads in a browser without scripts: sent, or not sent and why.',
  },
  '/faq': {
    name: 'FAQ',
    title: 'FAQ: what buyers ask us',
    description:
      'Answers to what buyers ask most: how to order, what we need to know, quantities, prices and delivery.',
  },
  '/downloads': {
    name: 'Downloads',
    title: 'Downloads: data sheets, drawings and models',
    description:
      'Data sheets, drawings, CAD models, certificates and manuals of what we make, to take home.',
  },
  '/downloads/filtered': {
    name: 'Downloads',
    title: 'Downloads: a choice of our documents',
    description: 'The documents of one kind, of one group of products or in one language.',
  },
  '/search': {
    name: 'Search',
    title: 'Search this site',
    description:
      'Products, services, articles and answers: look for a name, a number or a size in everything that this site says.',
  },
  '/privacy': {
    name: 'Privacy',
    title: 'Privacy: what this site stores, and whom it asks',
    description:
      'Every cookie and every entry that this site keeps in your browser, what happens to what you send, and when another company is asked.',
  },
  '/error': {
    name: 'Page Not Found',
    title: 'Page not found',
    description:
      'The screen that visitors see for an address at which this site has no page to show.',
  },
} as const;
