import 'server-only';
import type { pageTextsRecord, blockRecord } from '@/contract/records/own-pages';
import { MOST_LINKS, type menusRecord } from '@/contract/records/settings';
import type { Written } from './endpoint-types';
import { picture, type Picture } from './fields';

type FoundBlock = Written<typeof blockRecord>;
type Found<Type> = Extract<FoundBlock, { type: Type }>;

type Captioned = { picture: Picture; caption?: string };

/** What visitors see of a block. */
export type Block =
  | Exclude<FoundBlock, { type: 'picture' | 'gallery' }>
  | ({ type: 'picture' } & Captioned)
  | (Omit<Found<'gallery'>, 'pictures'> & { pictures: Captioned[] });

export type Download = Found<'downloads'>['downloads'][number];

type FoundPicture = { image: string; image_portrait?: string; alt?: string; caption?: string };

const captioned = ({ image, image_portrait, alt, caption }: FoundPicture) => ({
  picture: picture(image, alt, caption, image_portrait)!,
  caption,
});

function shownBlock(block: FoundBlock): Block {
  switch (block.type) {
    case 'picture':
      return { type: block.type, ...captioned(block) };
    case 'gallery':
      return { ...block, pictures: block.pictures.map(captioned) };
    default:
      return block;
  }
}

/** The texts of a route of the site, or a page of its own under `/p/`. */
export const pageTexts = ({
  image,
  alt,
  updated_at,
  blocks,
  ...page
}: Written<typeof pageTextsRecord>) => ({
  ...page,
  blocks: blocks.map(shownBlock),
  picture: picture(image, alt, page.name),
  updatedAt: updated_at,
});
export type PageTexts = ReturnType<typeof pageTexts>;

type Links = Written<typeof menusRecord>['main'];
export type MenuLink = NonNullable<Links>[number];

const first = (links: Links) => links?.slice(0, MOST_LINKS);

export const menus = ({ main, footer, more, legal }: Written<typeof menusRecord>) => ({
  main: first(main),
  footer: first(footer),
  more: first(more),
  legal: first(legal),
});
export type Menus = ReturnType<typeof menus>;
