export type Heading = { title: string; text?: string };

/**
 * The headings of sections that content may replace, page by page (`headings` in `/api/list/pages`). What
 * stands here names no trade.
 */
export const defaultHeadings = {
  buildings: { title: 'What we build for' },
  buyers: { title: 'Buyer experience' },
  'case-studies': { title: 'Case studies' },
  certificates: { title: 'Certificates' },
  'client-logos': { title: 'Our clients' },
  clients: { title: 'Our Clients' },
  consultation: { title: 'Get a free consultation' },
  customers: { title: 'Customer gallery' },
  equipment: { title: 'Our equipment' },
  excellence: { title: 'In figures' },
  'faq-contact': { title: 'Your question is not here?', text: 'Ask us, and we will answer.' },
  invitation: { title: 'Tell us what you need, and we will answer.' },
  industries: { title: 'Industries we serve' },
  'latest-posts': { title: 'Latest Posts' },
  map: {
    title: 'Where to find us',
    text: 'The maps come from Google Maps and load only when you ask for them.',
  },
  'other-projects': { title: 'More of our work' },
  'other-services': { title: 'Other services' },
  owners: { title: 'Owners and directors' },
  'popular-products': { title: 'Popular Products' },
  portfolio: { title: 'Our work' },
  'project-stages': { title: 'From the first talk to delivery' },
  'related-products': { title: 'Related products' },
  'services-carousel': { title: 'What we do' },
  'services-grid': { title: 'Our Services' },
  slides: { title: 'What we make' },
  story: { title: 'Our story' },
  'sustainability-pictures': { title: 'In pictures' },
  team: { title: 'Our team' },
} satisfies Record<string, Heading>;

export type SectionName = keyof typeof defaultHeadings;
