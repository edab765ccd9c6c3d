import type { Picture } from './fields';
import { pictureOf } from './pictures';
import type { CertificatePage, Contents, Page, PageItem } from './page-schemas';
import type { Warn } from './warnings';

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

const readEach = <T>(
  items: readonly (readonly [index: number, item: PageItem])[],
  read: (item: PageItem) => T[],
  report: (index: number) => void,
): T[] =>
  items.flatMap(([index, item]) => {
    const found = read(item);
    if (found.length === 0) report(index);
    return found;
  });

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
export function homeSections(page: Page, warn: Warn = () => undefined) {
  const [about, ...blocks] = itemsOf(page, 1).map((item) => item.contents);
  const people = [...itemsOf(page, 4).entries()];
  const isOwner = (item: PageItem) => item.title?.includes(OWNER_MARK) ?? false;
  const quotations = people.filter(([, item]) => !isOwner(item));
  const heading = quotations[0]?.[1].contents;
  const lacks = (section: number, what: string) => (index: number) =>
    warn(`section ${section}, item ${index}: ${what}`);
  return {
    banner: contentsOf(page, 0, 3),
    about: about && {
      ...about,
      blocks: blocks.slice(0, 2).map(({ title, subtitle }): TextBlock => ({ title, subtitle })),
    },
    counters: readEach(
      [...itemsOf(page, 2).entries()],
      (item) => counterOf(item.contents),
      lacks(2, 'a counter without text or title'),
    ),
    sustainability: contentsOf(page, 3, 0),
    testimonial: {
      heading: heading?.title,
      subtitle: heading?.subtitle,
      quotations: readEach(
        // The first may be the heading alone.
        quotations.filter(([, { contents }]) => contents.html || contents !== heading),
        ({ contents: { html, userName, userDesignation } }): Quotation[] =>
          html ? [{ html, name: userName, role: userDesignation }] : [],
        lacks(4, 'a testimonial without text'),
      ),
    },
    owners: readEach(
      people.filter(([, item]) => isOwner(item)),
      (item) => ownerOf(item.contents),
      lacks(4, 'an owner without a name'),
    ),
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
export function aboutSections(page: Page, warn: Warn = () => undefined) {
  const named = (title: string) => page.sections.find((section) => section.title === title);
  const why = named(WHY_SECTION);
  const story = named(STORY_SECTION);
  const first = page.sections.find((section) => section !== why && section !== story);
  const [about, ...blocks] = (first?.items ?? []).map((item) => item.contents);
  const reasons = why?.items ?? [];
  const isReason = (item: PageItem) => item.title?.startsWith(REASON_MARK) ?? false;
  const entries = readEach([...(story?.items ?? []).entries()], storyEntryOf, (index) =>
    warn(`story, item ${index}: an entry without a title`),
  );
  const further = entries.length - STORY_ENTRIES;
  if (further > 0) warn(`story: ${further} further entries, there is room for ${STORY_ENTRIES}`);
  return {
    about: about && { ...about, blocks: blocks.slice(0, 2).map(aboutBlock) },
    whyChooseUs: {
      heading: reasons.find((item) => !isReason(item))?.contents,
      reasons: reasons.filter(isReason).map((item) => item.contents),
    },
    story: entries.slice(0, STORY_ENTRIES),
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
