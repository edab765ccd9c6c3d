import type { CollectionSlug, GlobalSlug } from 'payload';
import {
  aboutShape,
  homeShape,
  introductionShape,
  menusShape,
  wordsShape,
  type PageShape,
} from './page-shapes';
import { cutPortrait, ALT_OVERRIDES, altFor, type AltOverrides, type Row } from './to-content';

type Common = { file: string };

export type ListFile = Common & {
  shape: 'list';
  slug: CollectionSlug;
  /** The site knows the items by their numbers. */
  hasIds?: boolean;
  /** Of several files made from one collection: which items, and what of them. */
  includes?: (document: Row) => boolean;
  view?: (item: Row, document: Row) => Row;
};
export type RecordFile = Common & {
  shape: 'record';
  slug: GlobalSlug;
  page?: PageShape;
  /** The site has something by itself where the record is empty. */
  optional?: boolean;
};
export type ContentFile = ListFile | RecordFile;

const list = (file: string, slug: CollectionSlug, further: Partial<ListFile> = {}): ListFile => ({
  shape: 'list',
  file: `${file}.json`,
  slug,
  ...further,
});
const numberedList = (file: string, slug: CollectionSlug) => list(file, slug, { hasIds: true });
const record = (file: string, slug: GlobalSlug, page?: PageShape): RecordFile => ({
  shape: 'record',
  file: `${file}.json`,
  slug,
  page,
});
const optionalRecord = (file: string, slug: GlobalSlug, page?: PageShape): RecordFile => ({
  ...record(file, slug, page),
  optional: true,
});

const shownIn = (place: string) => (service: Row) => (service.places as string[])?.includes(place);
const pick = (item: Row, ...keys: string[]): Row =>
  Object.fromEntries(keys.flatMap((key) => (key in item ? [[key, item[key]]] : [])));

type Picture = { public_path?: string; alt?: string } | null | undefined;

/** The home page may show another picture than the page of the service. */
function withPicture(item: Row, picture: unknown, { further }: Row): Row {
  const { public_path: path, alt = '' } = (picture as Picture) ?? {};
  if (!path) return item;
  const thumbnail = `/media/${path}`;
  const words = ((further as Row | null)?.[ALT_OVERRIDES] as AltOverrides | undefined) ?? {};
  return { ...item, thumbnail, alt: altFor(thumbnail, alt, words) };
}

const CARD = ['id', 'title', 'thumbnail', 'alt'];
const SLIDE = [...CARD, 'thumbnail_portrait', 'short_description'];

function slide(item: Row, document: Row): Row {
  const { slide_picture: picture, thumbnail_portrait: upright } = document;
  const shown = withPicture(pick(item, ...SLIDE), picture, document);
  return picture && !upright ? { ...shown, thumbnail_portrait: cutPortrait(picture) } : shown;
}

const services: ListFile[] = [
  list('services-page', 'services', {
    hasIds: true,
    includes: shownIn('services-page'),
    view: (item) => ({ ...item, thumbnail_portrait: undefined }),
  }),
  list('services', 'services', {
    hasIds: true,
    includes: shownIn('services'),
    view: slide,
  }),
  list('servicecard', 'services', {
    hasIds: true,
    includes: shownIn('servicecard'),
    view: (item, document) => withPicture(pick(item, ...CARD), document.card_picture, document),
  }),
];
export const serviceFiles = services.map(({ file }) => file);

/** Every file that the editor writes, in an order in which what is referred to comes first. */
export const contentFiles: ContentFile[] = [
  numberedList('contacts', 'contacts'),
  numberedList('industrial-products', 'products'),
  ...services,
  numberedList('home-blog', 'posts'),
  list('blog-categories', 'blog-categories'),
  numberedList('team', 'team'),
  list('downloads', 'downloads'),
  list('faq', 'faq'),
  list('reviews', 'reviews', {
    // Of a product that is in the trash.
    includes: ({ product, product_id: named }) => Boolean(product) || !named,
  }),
  list('clients', 'clients'),
  numberedList('case-study', 'case-studies'),
  numberedList('cusmoter-gallery', 'customers'),
  numberedList('buyer-gallery', 'buyers'),
  numberedList('excellence-img', 'excellence'),
  numberedList('portfolio', 'portfolio'),
  numberedList('equipment-gallery', 'equipment'),
  numberedList('document', 'documents'),
  numberedList('projects', 'projects'),
  list('industries', 'industries'),
  list('timeline', 'timeline'),
  list('figures', 'figures'),
  list('skills', 'skills'),
  list('hero-facts', 'hero-facts'),
  list('locations', 'locations'),
  list('social-links', 'social-links'),
  list('pages', 'pages'),
  record('site-settings', 'site-settings'),
  optionalRecord('pages/menus', 'menus', menusShape),
  optionalRecord('pages/words', 'words', wordsShape),
  record('pages/home', 'home-page', homeShape),
  record('pages/about', 'about-page', aboutShape),
  record('pages/Service', 'service-page', introductionShape('Services')),
  record('pages/clients', 'clients-page', introductionShape('Clients')),
  record('pages/portfolio', 'portfolio-page', introductionShape('Portfolio')),
  record('pages/contact', 'contact-page', introductionShape('Contact', true)),
  record('pages/certificate', 'certificate-page', introductionShape('Certificate')),
  optionalRecord('pages/construction', 'construction-home'),
  optionalRecord('pages/industrial', 'industrial-home'),
];

/** Whether the site can be without a record. */
export const isOptional = (slug: string): boolean =>
  contentFiles.some((file) => file.slug === slug && file.shape === 'record' && file.optional);
