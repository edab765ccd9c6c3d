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
    path: '/contact/result',
    name: 'Your Message',
    title: 'What became of your message',
    description:
      'Where the contact form leads in a browser without scripts: sent, or not sent and why.',
    noindex: true,
    dynamic: true,
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
    noindex: true,
  },
] as const satisfies readonly Route[];
