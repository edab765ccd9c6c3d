/** @jest-environment node */
import { certificatePageSchema, pageSchema } from './page-schemas';

const contents = { title: 'A' };

it.each([
  ['sections', [null, 'x', 7]],
  ['items', [{ title: 'About', items: [null, 7] }]],
  ['contents', [{ items: [{ title: 'a', contents: null }, { contents: 'x' }] }]],
])('a page with malformed %s alone is none', (_, sections) => {
  expect(pageSchema.safeParse({ sections }).success).toBe(false);
});

it.each([
  ['no section', []],
  ['a section without items', [{ title: 'About' }]],
  ['a section with an empty list of items', [{ items: [] }]],
  ['an item with nothing in it', [{ items: [{ contents: {} }] }]],
])('a page with %s is a page', (_, sections) => {
  expect(pageSchema.parse({ sections }).sections).toHaveLength(sections.length);
});

it('empties what is malformed in a page, which keeps its place and its title', () => {
  const { sections } = pageSchema.parse({
    sections: [
      null,
      { title: 'Owners', items: 'x' },
      { items: [{ title: 'owner_1', contents: null }, { contents }] },
    ],
  });
  expect(sections).toMatchObject([
    { items: [] },
    { title: 'Owners', items: [] },
    { items: [{ title: 'owner_1', contents: {} }, { contents }] },
  ]);
});

it.each([[null], ['x'], [[]]])('a certificate page whose contents are %j is none', (found) => {
  const page = { sections: [{ items: [{ contents: found }] }] };
  expect(certificatePageSchema.safeParse(page).success).toBe(false);
});

it('a certificate page may lack a part', () => {
  const page = (found: object) => ({ sections: [{ items: [{ contents: found }] }] });
  expect(certificatePageSchema.parse(page(contents))).toEqual(contents);
  expect(certificatePageSchema.parse(page({}))).toEqual({});
});
