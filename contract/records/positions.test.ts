import {
  aboutPage,
  aboutParts,
  homePage,
  homeParts,
  introductionOf,
  introductionPage,
} from './positions';

const contents = <C>(items: (readonly [number, { contents?: C }])[]) =>
  items.map(([, item]) => item.contents);

type Item = { title?: string; contents?: string };
const page = (written: { sections: object[] }) =>
  written as { sections: { title?: string; items?: Item[] }[] };

const home = {
  beforeBanner: [{ title: 'a', contents: 'A' }],
  banner: 'banner',
  about: 'about',
  blocks: ['one', 'two'],
  counters: ['counter'],
  sustainability: 'sustainability',
  testimonials: ['said', 'said again'],
  owners: ['owner'],
};

it('puts the home where the rulings have it, and takes it apart again', () => {
  const written = page(homePage(home));
  const { sections } = written;
  expect(sections[0]?.items?.[3]?.contents).toBe('banner');
  expect(sections[1]?.items?.map((item) => item.contents)).toEqual(['about', 'one', 'two']);
  expect(sections[2]?.items?.[0]?.contents).toBe('counter');
  expect(sections[3]?.items?.[0]?.contents).toBe('sustainability');
  expect(sections[4]?.items?.map(({ title }) => title)).toEqual([
    'testimonial_1',
    'testimonial_2',
    'owner_1',
  ]);
  const parts = homeParts(written);
  expect(parts.beforeBanner).toEqual([home.beforeBanner[0], {}, {}]);
  expect({
    banner: parts.banner?.contents,
    about: parts.about?.contents,
    blocks: parts.blocks.map((block) => block.contents),
    counters: contents(parts.counters),
    sustainability: parts.sustainability?.contents,
    testimonials: contents(parts.testimonials),
    owners: contents(parts.owners),
  }).toEqual({ ...home, beforeBanner: undefined });
  expect(parts.owners[0]?.[0]).toBe(2);
});

it('finds reasons and story by title, wherever they stand', () => {
  const about = { about: 'about', blocks: ['b'], why: 'why', reasons: ['r'], story: ['s', 't'] };
  const written = page(aboutPage(about));
  const parts = aboutParts({ sections: written.sections.toReversed() });
  expect({
    about: parts.about?.contents,
    blocks: parts.blocks.map((block) => block.contents),
    why: parts.why?.contents,
    reasons: parts.reasons.map((reason) => reason.contents),
    story: contents(parts.story),
  }).toEqual(about);
  expect(aboutPage({ ...about, story: [] }).sections).toHaveLength(2);
});

it('has nothing where a page has nothing', () => {
  expect(homeParts({})).toMatchObject({ banner: undefined, counters: [], owners: [] });
  expect(aboutParts({})).toMatchObject({ about: undefined, reasons: [], story: [] });
  expect(introductionOf({})).toBeUndefined();
  expect(introductionOf(introductionPage('Contact', 'text'))).toEqual({
    title: 'Contact',
    contents: 'text',
  });
});
