import { aboutParts, HOME, homeParts, introductionOf } from '@/contract/records/positions';
import type { Picture } from './fields';
import { pictureOf } from './pictures';
import type { CertificatePage, Contents, Page, PageItem } from './page-schemas';
import type { Warn } from './warnings';

/** What the site makes of the parts of pages; where these stand, `contract/records/positions.ts` tells. */

export type TextBlock = {
  title?: string;
  subtitle?: string;
  /** Where it is not in the language of the page. */
  lang?: string;
};
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
export type Quotation = {
  html: string;
  name?: string;
  role?: string;
  /** Of the markup, where that is not the page's. */
  lang?: string;
};

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
  const { banner, about, blocks, counters, sustainability, testimonials, owners } = homeParts(page);
  const heading = testimonials[0]?.[1].contents;
  const lacks = (section: keyof typeof HOME, what: string) => (index: number) =>
    warn(`section ${HOME[section]}, item ${index}: ${what}`);
  return {
    banner: banner?.contents,
    about: about && {
      ...about.contents,
      blocks: blocks.map(({ contents: { title, subtitle } }): TextBlock => ({ title, subtitle })),
    },
    counters: readEach(
      counters,
      (item) => counterOf(item.contents),
      lacks('counters', 'a counter without text or title'),
    ),
    sustainability: sustainability?.contents,
    testimonial: {
      heading: heading?.title,
      subtitle: heading?.subtitle,
      quotations: readEach(
        // The first may be the heading alone.
        testimonials.filter(([, { contents }]) => contents.html || contents !== heading),
        ({ contents: { html, userName, userDesignation, langs } }): Quotation[] =>
          html ? [{ html, name: userName, role: userDesignation, lang: langs?.html }] : [],
        lacks('people', 'a testimonial without text'),
      ),
    },
    owners: readEach(
      owners,
      (item) => ownerOf(item.contents),
      lacks('people', 'an owner without a name'),
    ),
  };
}
export type HomeSections = ReturnType<typeof homeSections>;

/** Where an item has a text, its title is what that text is about. */
const aboutBlock = ({ title, subtitle, text }: Contents): TextBlock =>
  text ? { subtitle: title, title: text } : { title, subtitle };

function storyEntryOf({ title: name, contents }: PageItem): StoryEntry[] {
  const { title, subtitle, text } = contents;
  return title ? [{ year: subtitle ?? name, title, text, picture: pictureOf(contents) }] : [];
}

export function aboutSections(page: Page, warn: Warn = () => undefined) {
  const { about, blocks, why, reasons, story } = aboutParts(page);
  const entries = readEach(story, storyEntryOf, (index) =>
    warn(`story, item ${index}: an entry without a title`),
  );
  const further = entries.length - STORY_ENTRIES;
  if (further > 0) warn(`story: ${further} further entries, there is room for ${STORY_ENTRIES}`);
  return {
    about: about && {
      ...about.contents,
      blocks: blocks.map((block) => aboutBlock(block.contents)),
    },
    whyChooseUs: { heading: why?.contents, reasons: reasons.map((reason) => reason.contents) },
    story: entries.slice(0, STORY_ENTRIES),
  };
}

export const introduction = (page: Page): Contents | undefined => introductionOf(page)?.contents;

/** The locked document and its introduction. */
export function certificateDocument({ sections: [{ items }] }: CertificatePage) {
  const { file, ...texts } = items[0].contents;
  return { ...texts, document: file };
}
