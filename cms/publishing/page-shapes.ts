import {
  aboutPage,
  aboutParts,
  homePage,
  homeParts,
  introductionOf,
  introductionPage,
} from '../../contract/records/positions';
import type { Row } from './to-content';

/** The parts of pages under the names that staff see. */

type Item = { title?: string; contents?: Row };
type Page = { sections?: { title?: string; items?: Item[] }[] };

export interface PageShape {
  /** @param record by the names of the editor. @returns the page as the content files have it */
  toPage(record: Row): Row;
  fromPage(page: Row): Row;
}

const asRow = (value: unknown): Row => (value as Row | undefined) ?? {};
const asRows = (value: unknown): Row[] => (Array.isArray(value) ? value.map(asRow) : []);
const asNames = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** The site takes the one picture where the other is missing. */
function withImage({ image, user_image: portrait, background_image: ground, ...texts }: Row): Row {
  const picture = image ?? portrait ?? ground;
  return picture === undefined ? texts : { ...texts, image: picture };
}
const contentsOf = (items: Item[]): Row[] => items.map(({ contents }) => withImage(contents ?? {}));
const placedContents = (items: (readonly [index: number, item: Item])[]): Row[] =>
  contentsOf(items.map(([, item]) => item));
const firstOf = (item: Item | undefined): Row | undefined => item && contentsOf([item])[0];

export const homeShape: PageShape = {
  toPage: (record) =>
    homePage({
      beforeBanner: asRows(record.before_banner),
      banner: asRow(record.banner),
      about: asRow(record.about),
      blocks: asRows(record.about_blocks),
      counters: asRows(record.counters),
      sustainability: asRow(record.sustainability),
      testimonials: asRows(record.testimonials),
      owners: asRows(record.owners),
    }),
  fromPage(page) {
    const parts = homeParts(page as Page);
    return {
      before_banner: parts.beforeBanner,
      banner: parts.banner?.contents,
      about: firstOf(parts.about),
      about_blocks: contentsOf(parts.blocks),
      counters: placedContents(parts.counters),
      sustainability: firstOf(parts.sustainability),
      testimonials: placedContents(parts.testimonials),
      owners: placedContents(parts.owners),
    };
  },
};

export const aboutShape: PageShape = {
  toPage: ({ about, about_blocks, why, reasons, story }) =>
    aboutPage({
      about: asRow(about),
      blocks: asRows(about_blocks),
      why: asRow(why),
      reasons: asRows(reasons),
      story: asRows(story),
    }),
  fromPage(page) {
    const parts = aboutParts(page as Page);
    return {
      about: firstOf(parts.about),
      about_blocks: contentsOf(parts.blocks),
      why: parts.why?.contents,
      reasons: contentsOf(parts.reasons),
      story: parts.story.map(([, { title, contents }]) => ({
        subtitle: title,
        ...withImage(contents ?? {}),
      })),
    };
  },
};

/** @param ground the screen shows only `background_image` */
export const introductionShape = (title: string, ground = false): PageShape => ({
  toPage: (record) => introductionPage(title, asRow(record)),
  fromPage(page) {
    const first = introductionOf<Item>(page as Page);
    return (ground ? first?.contents : firstOf(first)) ?? {};
  },
});

const MENUS = ['main', 'footer', 'more', 'legal'];

/** A menu that is missing is the site's own; an empty one has no links. */
export const menusShape: PageShape = {
  toPage({ without, ...menus }) {
    const emptied = asNames(without).map((name): [string, unknown] => [name, menus[name] ?? []]);
    return { ...menus, ...Object.fromEntries(emptied) };
  },
  fromPage: (menus) => ({
    ...menus,
    without: MENUS.filter((name) => Array.isArray(menus[name]) && menus[name].length === 0),
  }),
};

/** All keys of the file are words. */
export const wordsShape: PageShape = {
  toPage: ({ words }) => asRow(words),
  fromPage: (words) => ({ words }),
};
