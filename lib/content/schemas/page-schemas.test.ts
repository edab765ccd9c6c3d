import { DEFAULT_REGION } from '@/contract/formats/region';
import { hostEndpoints } from './host-endpoints';
import { certificatePageSchema } from './page-schemas';

const warnings: string[] = [];
const warn = (reason: string) => void warnings.push(reason);
beforeEach(() => void warnings.splice(0));

const contents = { title: 'A' };

describe('a page with sections', () => {
  const schema = hostEndpoints.homePage.schema({ region: DEFAULT_REGION, warn });

  it.each([
    ['sections', [null, 'x', 7]],
    ['items', [{ title: 'About', items: [null, 7] }]],
    ['contents', [{ items: [{ title: 'a', contents: null }, { contents: 'x' }] }]],
  ])('rejects a page of which all %s are malformed', (_, sections) => {
    expect(schema.safeParse({ sections }).success).toBe(false);
  });

  it.each([
    ['no section', []],
    ['a section without items', [{ title: 'About' }]],
    ['a section with an empty list of items', [{ items: [] }]],
    ['an item with nothing in it', [{ items: [{ contents: {} }] }]],
  ])('accepts a page with %s', (_, sections) => {
    expect(schema.parse({ sections }).sections).toHaveLength(sections.length);
    expect(warnings).toEqual([]);
  });

  it('empties a malformed entry, which keeps its position and title, and warns', () => {
    const { sections } = schema.parse({
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
    expect(warnings).toEqual([
      expect.stringMatching(/^entry 0 of 2: /),
      expect.stringMatching(/^entry 0 of 3: /),
      expect.stringMatching(/^entry 1 of 3: /),
    ]);
  });
});

describe('certificatePageSchema', () => {
  process.env.CONTENT_HOST = 'https://host.example/base';
  const schema = certificatePageSchema({ region: DEFAULT_REGION, warn });
  const page = (found: unknown) => ({ sections: [{ items: [{ contents: found }] }] });

  it.each([[null], ['x'], [[]]])('rejects the contents %j', (found) => {
    expect(schema.safeParse(page(found)).success).toBe(false);
  });

  it.each([
    ['/documents/a.pdf', 'https://host.example/documents/a.pdf'],
    ['https://host.example/b.pdf', 'https://host.example/b.pdf'],
    ['https://elsewhere.example/c.pdf', undefined],
    ['/', undefined],
    [undefined, undefined],
  ])('takes the document %j for %j', (file, document) => {
    const { file: found } = schema.parse(page({ ...contents, file })).sections[0].items[0].contents;
    expect(found).toBe(document);
    expect(warnings).toHaveLength(document ? 0 : 1);
  });
});
