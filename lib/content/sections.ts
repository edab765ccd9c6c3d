import type { Picture } from './fields';
import { pictureOf } from './pictures';
import type { CertificatePage, Contents, Page, PageItem } from './page-schemas';

/** The only file that knows what each position of a page's content means. */

export type TextBlock = { title?: string; subtitle?: string };
/** `end` may have anything around its number, or no number at all. */
export type CompanyFigure = { start?: string; end: string; label: string };
export type Owner = {
  name: string;
  role?: string;
  image?: string;
  emails: string[];
  text?: string;
};
export type StoryEntry = { year?: string; title: string; text?: string; picture?: Picture };
export type Quotation = { html: string; name?: string; role?: string };

const OWNER_MARK = 'owner_';
const REASON_MARK = 'why_choose_item_';
const STORY_ENTRIES = 3;

const itemsOf = (page: Page, section: number): PageItem[] => page.sections[section]?.items ?? [];
const contentsOf = (page: Page, section: number, item: number): Contents | undefined =>
  itemsOf(page, section)[item]?.contents;

const counterOf = ({ subtitle, text, title }: Contents): CompanyFigure[] =>
  text && title ? [{ start: subtitle, end: text, label: title }] : [];

function ownerOf({
  userName,
  userDesignation,
  image,
  userImage,
  title,
  subtitle,
  text,
}: Contents): Owner[] {
  if (!userName) return [];
  const emails = [title, subtitle].filter((value): value is string => value !== undefined);
  return [{ name: userName, role: userDesignation, image: image?.src ?? userImage, emails, text }];
}

/** A block whose position is missing is undefined or empty. */
export function homeSections(page: Page) {
  const [about, ...blocks] = itemsOf(page, 1).map((item) => item.contents);
  const people = itemsOf(page, 4);
  const isOwner = (item: PageItem) => item.title?.includes(OWNER_MARK) ?? false;
  const quotations = people.filter((item) => !isOwner(item)).map((item) => item.contents);
  return {
    banner: contentsOf(page, 0, 3),
    about: about && {
      ...about,
      blocks: blocks.slice(0, 2).map(({ title, subtitle }): TextBlock => ({ title, subtitle })),
    },
    counters: itemsOf(page, 2).flatMap((item) => counterOf(item.contents)),
    sustainability: contentsOf(page, 3, 0),
    testimonial: {
      heading: quotations[0]?.title,
      subtitle: quotations[0]?.subtitle,
      quotations: quotations.flatMap(({ html, userName, userDesignation }): Quotation[] =>
        html ? [{ html, name: userName, role: userDesignation }] : [],
      ),
    },
    owners: people.filter(isOwner).flatMap((item) => ownerOf(item.contents)),
  };
}
export type HomeSections = ReturnType<typeof homeSections>;

const WHY_SECTION = 'Why_Choose_Us';
const STORY_SECTION = 'Story';

/** Where an item has a text, its title is what that text is about. */
const aboutBlock = ({ title, subtitle, text }: Contents): TextBlock =>
  text ? { subtitle: title, title: text } : { title, subtitle };

function storyEntryOf({ title: name, contents }: PageItem): StoryEntry[] {
  const { title, subtitle, text } = contents;
  return title ? [{ year: subtitle ?? name, title, text, picture: pictureOf(contents) }] : [];
}

/** Reasons and story are found by title. */
export function aboutSections(page: Page) {
  const named = (title: string) => page.sections.find((section) => section.title === title);
  const why = named(WHY_SECTION);
  const story = named(STORY_SECTION);
  const first = page.sections.find((section) => section !== why && section !== story);
  const [about, ...blocks] = (first?.items ?? []).map((item) => item.contents);
  const reasons = why?.items ?? [];
  const isReason = (item: PageItem) => item.title?.startsWith(REASON_MARK) ?? false;
  return {
    about: about && { ...about, blocks: blocks.slice(0, 2).map(aboutBlock) },
    whyChooseUs: {
      heading: reasons.find((item) => !isReason(item))?.contents,
      reasons: reasons.filter(isReason).map((item) => item.contents),
    },
    story: (story?.items ?? []).flatMap(storyEntryOf).slice(0, STORY_ENTRIES),
  };
}

export function introduction(page: Page): Contents | undefined {
  return contentsOf(page, 0, 0);
}

/** The locked document and its introduction. */
export function certificateDocument({ sections: [{ items }] }: CertificatePage) {
  const { file, ...texts } = items[0].contents;
  return { ...texts, document: file };
}
