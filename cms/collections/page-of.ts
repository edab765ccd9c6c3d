import { previewLink } from '@/server/preview-link';

type Document = { id?: unknown; slug?: unknown; path?: unknown; product?: unknown };

const item = (folder: string) => (document: Document) =>
  `${folder}/${String(document.slug ?? '') || String(document.id ?? '')}`;
const at = (path: string) => () => path;

/** The page of the site on which each list or record is best seen. */
const PAGES: Record<string, (document: Document) => string> = {
  products: item('/shop-details'),
  services: item('/service-details'),
  posts: item('/blog-single'),
  pages: ({ path }) => String(path ?? '/'),
  reviews: at('/shop'),
  'blog-categories': at('/blog'),
  'case-studies': at('/home-1'),
  customers: at('/about'),
  buyers: at('/about'),
  excellence: at('/sustainability'),
  portfolio: at('/portfolio'),
  projects: at('/portfolio-details'),
  equipment: at('/manufacture'),
  documents: at('/certificate'),
  clients: at('/clients'),
  downloads: at('/downloads'),
  team: at('/team-1'),
  faq: at('/faq'),
  industries: at('/home-2'),
  figures: at('/home-1'),
  timeline: at('/about-2'),
  locations: at('/contact'),
  contacts: at('/service'),
  'about-page': at('/about'),
  'service-page': at('/service'),
  'clients-page': at('/clients'),
  'portfolio-page': at('/portfolio'),
  'contact-page': at('/contact'),
  'certificate-page': at('/certificate'),
  'construction-home': at('/home-1'),
  'industrial-home': at('/home-2'),
};

const pageOf = (slug: string, document: Document): string => {
  const isNew = ['products', 'services', 'posts'].includes(slug) && !document.id;
  return isNew ? '/' : (PAGES[slug]?.(document) ?? '/');
};

/** “Preview”, and the page of the site beside the form. */
export const previewOf = (slug: string) => ({
  preview: (document: Record<string, unknown>) => previewLink(pageOf(slug, document)),
  livePreview: {
    url: ({ data }: { data: Record<string, unknown> }) => previewLink(pageOf(slug, data)),
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
    ],
  },
});
