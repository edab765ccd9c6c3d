import type { Row } from './to-content';

/*
 * Pages of the content are sections with items, found by position or title. Here they get the names
 * that staff see.
 */
type Item = { title?: string; contents?: Row };
type Section = { title?: string; items?: Item[] };
type Page = { sections?: Section[] };

export interface PageShape {
  /** @param record by the names of the editor. @returns the page as the content files have it */
  toPage(record: Row): Row;
  fromPage(page: Row): Row;
}

const asRow = (value: unknown): Row => (value as Row | undefined) ?? {};
const asRows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
const asNames = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
const item = (title: string, contents: unknown): Item => ({ title, contents: asRow(contents) });
const numbered = (name: string, list: unknown): Item[] =>
  asRows(list).map((contents, index) => item(`${name}${index + 1}`, contents));

const itemsOf = (page: Row, index: number): Item[] => (page as Page).sections?.[index]?.items ?? [];
/** The site takes the one picture where the other is missing. */
function withImage({ image, user_image: portrait, background_image: ground, ...texts }: Row): Row {
  const picture = image ?? portrait ?? ground;
  return picture === undefined ? texts : { ...texts, image: picture };
}
const contentsOf = (items: Item[]): Row[] => items.map(({ contents }) => withImage(contents ?? {}));

/** Items before the banner; this site shows none of them. */
const BEFORE_BANNER = 3;
const OWNER_MARK = 'owner_';

export const homeShape: PageShape = {
  toPage: ({ before_banner: before, banner, about, about_blocks, ...record }) => ({
    sections: [
      {
        title: 'Banner',
        items: [
          ...Array.from({ length: BEFORE_BANNER }, (_, index) => asRow(asRows(before)[index])),
          item('Service banner', banner),
        ],
      },
      { title: 'About', items: [item('About', about), ...numbered('Block ', about_blocks)] },
      { title: 'Counters', items: numbered('Counter ', record.counters) },
      { title: 'Sustainability', items: [item('Sustainability', record.sustainability)] },
      {
        title: 'Testimonials and owners',
        items: [
          ...numbered('testimonial_', record.testimonials),
          ...numbered(OWNER_MARK, record.owners),
        ],
      },
    ],
  }),
  fromPage(page) {
    const [about, ...blocks] = contentsOf(itemsOf(page, 1));
    const people = itemsOf(page, 4);
    const isOwner = ({ title }: Item) => title?.includes(OWNER_MARK) ?? false;
    const before = itemsOf(page, 0).slice(0, BEFORE_BANNER);
    return {
      before_banner: before,
      banner: itemsOf(page, 0)[BEFORE_BANNER]?.contents,
      about,
      about_blocks: blocks.slice(0, 2),
      counters: contentsOf(itemsOf(page, 2)),
      sustainability: contentsOf(itemsOf(page, 3))[0],
      testimonials: contentsOf(people.filter((found) => !isOwner(found))),
      owners: contentsOf(people.filter(isOwner)),
    };
  },
};

const WHY = 'Why_Choose_Us';
const STORY = 'Story';
const REASON_MARK = 'why_choose_item_';

export const aboutShape: PageShape = {
  toPage: ({ about, about_blocks, why, reasons, story }) => ({
    sections: [
      { title: 'About', items: [item('About', about), ...numbered('Block ', about_blocks)] },
      { title: WHY, items: [item('Heading', why), ...numbered(REASON_MARK, reasons)] },
      // A story without steps would stand in the way of the site's own.
      ...(asRows(story).length > 0 ? [{ title: STORY, items: numbered('Step ', story) }] : []),
    ],
  }),
  fromPage(page) {
    const sections = (page as Page).sections ?? [];
    const named = (title: string) =>
      sections.find((section) => section.title === title)?.items ?? [];
    const first = sections.find(({ title }) => title !== WHY && title !== STORY);
    const [about, ...blocks] = contentsOf(first?.items ?? []);
    const isReason = ({ title }: Item) => title?.startsWith(REASON_MARK) ?? false;
    return {
      about,
      about_blocks: blocks.slice(0, 2),
      why: named(WHY).find((found) => !isReason(found))?.contents,
      reasons: contentsOf(named(WHY).filter(isReason)),
      story: named(STORY).map(({ title, contents }) => ({
        subtitle: title,
        ...withImage(contents ?? {}),
      })),
    };
  },
};

/** @param ground the screen shows only `background_image` */
export const introductionShape = (title: string, ground = false): PageShape => ({
  toPage: (record) => ({ sections: [{ title, items: [item(title, record)] }] }),
  fromPage: (page) =>
    (ground ? itemsOf(page, 0)[0]?.contents : contentsOf(itemsOf(page, 0))[0]) ?? {},
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
