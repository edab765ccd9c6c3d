import type { Route } from './route';

export const supportRoutes = [
  {
    path: '/contact',
    name: 'Contact Us',
    title: 'Contact Us: write, call or visit',
    description:
      'Write or call: our addresses with maps, phone and e-mail, and a form for your enquiry.',
  },
  {
    path: '/contact/about',
    name: 'Contact Us',
    title: 'Contact Us about a product or service',
    description:
      'The contact form for a visitor who asks about one of our products or services, with its name filled in.',
    variantOf: '/contact',
    dynamic: true,
  },
  {
    path: '/contact/result',
    name: 'Your Message',
    title: 'What became of your message',
    description:
      'Where the contact form leads in a browser without scripts: sent, or not sent and why.',
    noindex: true,
    dynamic: true,
  },
  {
    path: '/quote',
    name: 'Request a Quote',
    title: 'Request a quote for your parts',
    description:
      'Tell us which parts you need, how many and of what material, and send your drawings: we answer with a price.',
    dynamic: true,
  },
  {
    path: '/quote/result',
    name: 'Your Request',
    title: 'What became of your request for a quote',
    description:
      'Where the form for a quote leads in a browser without scripts: sent, or not sent and why.',
    noindex: true,
    dynamic: true,
  },
  {
    path: '/faq',
    name: 'FAQ',
    title: 'FAQ: what buyers ask us',
    description:
      'Answers to what buyers ask most: how to order, what we need to know, quantities, prices and delivery.',
  },
  {
    path: '/downloads',
    name: 'Downloads',
    title: 'Downloads: data sheets, drawings and models',
    description:
      'Data sheets, drawings, CAD models, certificates and manuals of what we make, to take home.',
  },
  {
    path: '/downloads/filtered',
    name: 'Downloads',
    title: 'Downloads: a choice of our documents',
    description: 'The documents of one kind, of one group of products or in one language.',
    noindex: true,
    dynamic: true,
  },
  {
    path: '/search',
    name: 'Search',
    title: 'Search this site',
    description:
      'Products, services, articles and answers: look for a name, a number or a size in everything that this site says.',
    noindex: true,
    dynamic: true,
  },
  {
    path: '/privacy',
    name: 'Privacy',
    title: 'Privacy: what this site stores, and whom it asks',
    description:
      'Every cookie and every entry that this site keeps in your browser, what happens to what you send, and when another company is asked.',
  },
  {
    path: '/error',
    name: 'Page Not Found',
    title: 'Page not found',
    description:
      'The screen that visitors see for an address at which this site has no page to show.',
    noindex: true,
  },
] as const satisfies readonly Route[];
