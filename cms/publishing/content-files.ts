import type { CollectionSlug, GlobalSlug } from 'payload';
import { endpoints } from '../../contract/endpoints';
import { describeRecord } from '../../contract/records/describe';
import { recordOf } from '../../contract/records/of-endpoints';
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

type Name = keyof typeof endpoints;

const serviceFiles: Partial<Record<Name, Pick<ListFile, 'includes' | 'view'>>> = {
  servicePages: {
    includes: shownIn('services-page'),
    view: (item) => ({ ...item, thumbnail_portrait: undefined }),
  },
  services: { includes: shownIn('services'), view: slide },
  serviceCards: {
    includes: shownIn('servicecard'),
    view: (item, document) => withPicture(pick(item, ...CARD), document.card_picture, document),
  },
};

const made: typeof serviceFiles = {
  ...serviceFiles,
  // Of a product that is in the trash.
  reviews: { includes: ({ product, product_id: named }) => Boolean(product) || !named },
};

const shapes: Partial<Record<Name, PageShape>> = {
  menus: menusShape,
  words: wordsShape,
  homePage: homeShape,
  aboutPage: aboutShape,
  servicePage: introductionShape('Services'),
  clientsPage: introductionShape('Clients'),
  portfolioPage: introductionShape('Portfolio'),
  contactPage: introductionShape('Contact', true),
  certificatePage: introductionShape('Certificate'),
};

const hasId = (name: Name): boolean =>
  describeRecord(recordOf[name] as Parameters<typeof describeRecord>[0]).some(
    ({ format }) => format === 'id',
  );

/** Every file that the editor writes, as the contract tells the endpoints. */
export const contentFiles: ContentFile[] = Object.entries(endpoints).map(
  ([key, { shape, file, editedAs, optional }]): ContentFile => {
    const name = key as Name;
    return shape === 'list'
      ? { shape, file, slug: editedAs, hasIds: hasId(name), ...made[name] }
      : { shape, file, slug: editedAs, page: shapes[name], optional };
  },
);

/** Whether the site can be without a record. */
export const isOptional = (slug: string): boolean =>
  contentFiles.some((file) => file.slug === slug && file.shape === 'record' && file.optional);
