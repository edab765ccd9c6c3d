/*
 * What each position of a page's content means. Pages are sections with items, which hosts know by position
 * or title; here they are taken apart by name, and put together.
 */

type Titled = { title?: string };
type PageOf<I> = { sections?: (Titled & { items?: I[] })[] };
/** With their places, for reports. */
type Placed<I> = (readonly [index: number, item: I])[];
type WrittenItem<C> = { title: string; contents: C };

const placed = <I>(items: I[]): Placed<I> => [...items.entries()];
const numbered = <C>(name: string, list: C[]): WrittenItem<C>[] =>
  list.map((contents, index) => ({ title: `${name}${index + 1}`, contents }));
const item = <C>(title: string, contents: C): WrittenItem<C> => ({ title, contents });

/** Beside the text of an about block. */
const BLOCKS = 2;
const aboutItems = <C>(about: C, blocks: C[]) => [
  item('About', about),
  ...numbered('Block ', blocks),
];
function aboutOf<I>([about, ...blocks]: I[]) {
  return { about, blocks: blocks.slice(0, BLOCKS) };
}

/** The place of each section of the home. */
export const HOME = { banner: 0, about: 1, counters: 2, sustainability: 3, people: 4 } as const;

/** Items before the banner; this site shows none of them. */
const BEFORE_BANNER = 3;

const OWNER_MARK = 'owner_';
const isOwner = ({ title }: Titled): boolean => title?.includes(OWNER_MARK) ?? false;

/** A part whose position is missing is undefined or empty. */
export function homeParts<I extends Titled>({ sections }: PageOf<I>) {
  const items = (name: keyof typeof HOME): I[] => sections?.[HOME[name]]?.items ?? [];
  const people = placed(items('people'));
  return {
    beforeBanner: items('banner').slice(0, BEFORE_BANNER),
    banner: items('banner')[BEFORE_BANNER],
    ...aboutOf(items('about')),
    counters: placed(items('counters')),
    sustainability: items('sustainability')[0],
    testimonials: people.filter(([, person]) => !isOwner(person)),
    owners: people.filter(([, person]) => isOwner(person)),
  };
}

type HomeParts<C> = Record<'banner' | 'about' | 'sustainability', C> &
  Record<'blocks' | 'counters' | 'testimonials' | 'owners', C[]> & {
    /** Whole items, as they were read. */
    beforeBanner: object[];
  };

export function homePage<C>(parts: HomeParts<C>) {
  const before = Array.from({ length: BEFORE_BANNER }, (_, at) => parts.beforeBanner[at] ?? {});
  const sections: Record<keyof typeof HOME, Titled & { items: object[] }> = {
    banner: { title: 'Banner', items: [...before, item('Service banner', parts.banner)] },
    about: { title: 'About', items: aboutItems(parts.about, parts.blocks) },
    counters: { title: 'Counters', items: numbered('Counter ', parts.counters) },
    sustainability: {
      title: 'Sustainability',
      items: [item('Sustainability', parts.sustainability)],
    },
    people: {
      title: 'Testimonials and owners',
      items: [
        ...numbered('testimonial_', parts.testimonials),
        ...numbered(OWNER_MARK, parts.owners),
      ],
    },
  };
  const names = Object.keys(HOME) as (keyof typeof HOME)[];
  return { sections: names.map((name) => sections[name]) };
}

const WHY = 'Why_Choose_Us';
const STORY = 'Story';
const REASON_MARK = 'why_choose_item_';
const isReason = ({ title }: Titled): boolean => title?.startsWith(REASON_MARK) ?? false;

/** Reasons and story are found by title; the first other section is the about block. */
export function aboutParts<I extends Titled>({ sections = [] }: PageOf<I>) {
  const named = (title: string) => sections.find((section) => section.title === title);
  const [why, story] = [named(WHY), named(STORY)];
  const reasons = why?.items ?? [];
  return {
    ...aboutOf(sections.find((section) => section !== why && section !== story)?.items ?? []),
    why: reasons.find((found) => !isReason(found)),
    reasons: reasons.filter(isReason),
    story: placed(story?.items ?? []),
  };
}

type AboutParts<C> = Record<'about' | 'why', C> & Record<'blocks' | 'reasons' | 'story', C[]>;

export function aboutPage<C>({ about, blocks, why, reasons, story }: AboutParts<C>) {
  return {
    sections: [
      { title: 'About', items: aboutItems(about, blocks) },
      { title: WHY, items: [item('Heading', why), ...numbered(REASON_MARK, reasons)] },
      // A story without steps would stand in the way of the site's own.
      ...(story.length > 0 ? [{ title: STORY, items: numbered('Step ', story) }] : []),
    ],
  };
}

/** Of a page of which a single item has a meaning. */
export const introductionOf = <I>({ sections }: PageOf<I>): I | undefined =>
  sections?.[0]?.items?.[0];

export const introductionPage = <C>(title: string, contents: C) => ({
  sections: [{ title, items: [item(title, contents)] }],
});
