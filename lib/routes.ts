/**
 * Every page of the site, once. Menus, metadata, sitemap, warming and tests are derived from it;
 * a test holds it against the folders of `app/`.
 */
export type Route = {
  path: string;
  /** What the visitor calls it: menu, banner, breadcrumb. */
  name: string;
  /** The document's title; no two are the same. It holds for any trade, as the description does. */
  title: string;
  /** At least 40 characters; a page that the content introduces is described in its words instead. */
  description: string;
  /** Shows the content of another route in another form: not for search engines. */
  variantOf?: string;
  /** Not for search engines. */
  unlisted?: true;
};

export const routes = [
  {
    path: '/',
    name: 'Home',
    title: 'What we make, and how to reach us',
    description:
      'What the company makes and for whom, the services and products it offers, and the people to talk to about them.',
  },
  {
    path: '/home-1',
    name: 'Construction',
    title: 'Forged connections for building and construction',
    description:
      'Forged nodes, pins, tie rods and bearings for residential, commercial and long-span buildings, made to drawing and delivered with their certificates.',
    variantOf: '/',
  },
  {
    path: '/home-2',
    name: 'Industries',
    title: 'Forged parts for heavy industry',
    description:
      'Forged and machined components for mining, energy, rail, marine and wind: from the first enquiry to the inspected part.',
    variantOf: '/',
  },
  {
    path: '/about',
    name: 'About Us',
    title: 'About Us: who we are and what we make',
    description:
      'Who we are, what we make, who works with us, and the reasons why buyers have stayed with us for decades.',
  },
  {
    path: '/about-2',
    name: 'Our Story',
    title: 'Our story: three steps from hammer shop to forge group',
    description:
      'The story of the company in three steps: the first hammer, the ring mill, and the machining hall that closed the loop.',
    variantOf: '/about',
  },
  {
    path: '/service',
    name: 'Services',
    title: 'Services: what we do for our customers',
    description:
      'Everything that a part goes through on its way to the customer, each step with its pictures, figures and limits.',
  },
  {
    path: '/service-2',
    name: 'Services at a Glance',
    title: 'Services at a glance',
    description:
      'A compact overview of all services of the forge with pictures: die forging, ring rolling, heat treatment, machining and testing.',
    variantOf: '/service',
  },
  {
    path: '/service-single',
    name: 'Service in Focus',
    title: 'Service in focus: how one order runs through the forge',
    description:
      'One service shown closely, with its pictures, figures and limits, as an example of how an order runs through the forge.',
    variantOf: '/service',
  },
  {
    path: '/clients',
    name: 'Our Clients',
    title: 'Our Clients: who works with us',
    description:
      'Manufacturers, operators and contractors who order from us, many of them for decades.',
  },
  {
    path: '/manufacture',
    name: 'Equipment',
    title: 'Equipment: what our products are made on',
    description:
      'The machines, halls and measuring rooms behind the products that we deliver, in pictures.',
  },
  {
    path: '/certificate',
    name: 'Certificate',
    title: 'Certificates and inspection documents',
    description:
      'Certificates of our management systems and approvals, and the inspection document that is unlocked with a one-time code.',
  },
  {
    path: '/certificate/unlock',
    name: 'Unlock the Certificate',
    title: 'Unlock the certificate',
    description:
      'The steps to the locked certificate for browsers without scripts: request, code, document.',
    unlisted: true,
  },
  {
    path: '/portfolio',
    name: 'Portfolio',
    title: 'Portfolio: what we have made',
    description:
      'Selected products and projects in pictures, and the complete portfolio as a document to download.',
  },
  {
    path: '/portfolio-details',
    name: 'A Project in Detail',
    title: 'A project in detail: from drawing to delivery',
    description:
      'One project followed from the customer’s drawing through forging, heat treatment and machining to delivery.',
    variantOf: '/portfolio',
  },
  {
    path: '/sustainability',
    name: 'Sustainability',
    title: 'Sustainability: what we save, and how',
    description:
      'How we save energy and material in our halls and on the road, and what we have still to do, in words and pictures.',
  },
  {
    path: '/team-1',
    name: 'Our Team',
    title: 'Our Team: the engineers behind the products',
    description:
      'The senior engineers who look after your order, from the first question about a drawing to the final inspection.',
  },
  {
    path: '/team-2',
    name: 'Engineers',
    title: 'Our engineers in brief',
    description:
      'Our senior engineers as a compact overview with their fields of work and ways to reach them.',
    variantOf: '/team-1',
  },
  {
    path: '/team-3',
    name: 'People',
    title: 'The people of the forge',
    description:
      'The people of the forge in large portraits: senior engineers for forging, machining and quality.',
    variantOf: '/team-1',
  },
  {
    path: '/team-details',
    name: 'Engineer Profile',
    title: 'Engineer profile: who designs your die',
    description:
      'Profile of a senior engineer: field of work, skills, education and the ways to get in touch with him.',
  },
  {
    path: '/shop',
    name: 'Shop',
    title: 'Shop: standard products from stock',
    description:
      'Standard products from stock with their pictures, specification and price, to be put into the cart of this demo shop.',
  },
  {
    path: '/shop-details',
    name: 'Part of the Month',
    title: 'Part of the month: one forging from our shop',
    description:
      'A standard part with pictures, specification, price and reviews, ready to be put into the cart of this demo shop.',
    variantOf: '/shop',
  },
  {
    path: '/shop-single',
    name: 'Featured Product',
    title: 'Featured product: a closer look',
    description:
      'A closer look at one part of our shop: its pictures, its specification and what buyers say about it.',
    variantOf: '/shop',
  },
  {
    path: '/cart',
    name: 'Cart',
    title: 'Your cart',
    description:
      'The parts that you have put into the cart of this demo shop, with quantities and total.',
    unlisted: true,
  },
  {
    path: '/checkout',
    name: 'Checkout',
    title: 'Checkout',
    description:
      'The last step of this demo shop: address, coupon and payment. No order is placed.',
    unlisted: true,
  },
  {
    path: '/blog',
    name: 'Blog',
    title: 'Blog: notes from our works',
    description:
      'Articles about what we make and how, about standards and about buying well, written by our engineers.',
  },
  {
    path: '/blog-2',
    name: 'Engineers’ Notes',
    title: 'Engineers’ notes on forging, steel and heat',
    description:
      'Short articles by our engineers about forging, heat treatment and machining, each with its drawing.',
    variantOf: '/blog',
  },
  {
    path: '/blog-3',
    name: 'From the Drawing Office',
    title: 'From the drawing office: articles with their drawings',
    description:
      'What our drawing office explains again and again: grain flow, tolerances, dies, tests, drawn in one picture each.',
    variantOf: '/blog',
  },
  {
    path: '/blog-right',
    name: 'Articles by Topic',
    title: 'Articles by topic, with search',
    description:
      'Our articles about forging and machining beside a sidebar with search, categories and products.',
    variantOf: '/blog',
  },
  {
    path: '/blog-single',
    name: 'Article',
    title: 'The latest article from the forge',
    description:
      'The newest article of our engineers, with search, categories and the most recent posts at its side.',
    variantOf: '/blog',
  },
  {
    path: '/blog-single-right',
    name: 'Latest Article',
    title: 'Latest article, and what else we wrote',
    description:
      'The newest article of our engineers, followed by search, categories and the most recent posts.',
    variantOf: '/blog',
  },
  {
    path: '/contact',
    name: 'Contact Us',
    title: 'Contact Us: write, call or visit',
    description:
      'Write or call: addresses of office and manufacturing unit, phone, e-mail, maps and a form for your enquiry.',
  },
  {
    path: '/contact/result',
    name: 'Your Message',
    title: 'What became of your message',
    description:
      'Where the contact form leads in a browser without scripts: sent, or not sent and why.',
    unlisted: true,
  },
  {
    path: '/faq',
    name: 'FAQ',
    title: 'FAQ: what buyers ask us',
    description:
      'Answers to what buyers ask most: drawings and tolerances, materials and certificates, quantities, prices and delivery.',
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
    unlisted: true,
  },
] as const satisfies readonly Route[];

/** The address of a page from the table. */
export type RoutePath = (typeof routes)[number]['path'];

/** @throws for an address that is not in the table, which only a mistake in the code can cause */
export function routeOf(path: RoutePath): Route {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route;
}

/** The pages that stand for one item of the content each. */
export const serviceAddress = (id: number): string => `/service-details/${id}`;
export const productAddress = (id: number): string => `/shop-details/${id}`;

/** The main menu, in order. */
export const mainMenu: { path: RoutePath; name: string }[] = (
  [
    '/',
    '/about',
    '/service',
    '/clients',
    '/manufacture',
    '/certificate',
    '/portfolio',
    '/contact',
  ] as const
).map((path) => ({ path, name: routeOf(path).name }));
