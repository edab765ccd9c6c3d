import 'server-only';
import type { pageTextsRecord, blockRecord } from '@/contract/records/own-pages';
import { MOST_LINKS, type menusRecord } from '@/contract/records/settings';
import type { Written } from './endpoint-types';
import { entriesIn, picture, type Fact, type Picture } from './fields';

type FoundBlock = Written<typeof blockRecord>;
type Found<Type> = Extract<FoundBlock, { type: Type }>;

type Captioned = { picture: Picture; caption?: string };

/** What visitors see of a block. */
export type Block = (
  | Exclude<FoundBlock, { type: 'picture' | 'gallery' | 'facts' }>
  | ({ type: 'picture' } & Captioned)
  | (Omit<Found<'gallery'>, 'pictures'> & { pictures: Captioned[] })
  | (Omit<Found<'facts'>, 'facts'> & { facts: Fact[] })
) & {
  /** Where it is not in the language of its page. */
  lang?: string;
};

export type Download = Found<'downloads'>['downloads'][number];

type FoundPicture = { image: string; image_portrait?: string; alt?: string; caption?: string };

const captioned = ({ image, image_portrait, alt, caption }: FoundPicture, lang?: string) => ({
  picture: picture(image, alt, { title: caption, portrait: image_portrait, lang })!,
  caption,
});

function shownBlock(block: FoundBlock, lang: string | undefined): Block {
  switch (block.type) {
    case 'picture':
      return { type: block.type, ...captioned(block, lang) };
    case 'gallery':
      return { ...block, pictures: block.pictures.map((shown) => captioned(shown, lang)) };
    case 'facts':
      return { ...block, facts: entriesIn(block.facts, lang) };
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
  blocks: entriesIn(
    blocks.map((block) => shownBlock(block, page.langs?.blocks)),
    page.langs?.blocks,
  ),
  picture: picture(image, alt, { title: page.name, lang: page.langs?.alt }),
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
