import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { nearest } from './nearest';
import { unknownFields } from './unknown-fields';

describe('unknownFields', () => {
  it('names fields at any depth, counts them, and says what was probably meant', () => {
    const records = [
      { id: 1, title: 'A', discount_prize: 3, created_at: '2026', facts: [] },
      { id: 2, title: 'B', discountPrice: 3, specifications: [{ name: 'Weight', valeu: '4 kg' }] },
      { id: 3, titel: 'C', discount_prize: 4, seo: { titel: 'D' } },
    ];
    expect(unknownFields(hostEndpoints.products, records)).toEqual([
      { field: 'discount_prize', count: 2, meant: 'discount_price' },
      { field: 'discountPrice', count: 1, meant: 'discount_price' },
      { field: 'specifications.valeu', count: 1, meant: 'value' },
      { field: 'titel', count: 1, meant: 'title' },
      { field: 'seo.titel', count: 1, meant: 'title' },
      { field: 'created_at', count: 1, meant: undefined },
      { field: 'facts', count: 1, meant: undefined },
    ]);
  });

  it('knows which fields a block of its type has', () => {
    const page = { path: '/p/a', blocks: [{ type: 'text', html: '<p>a</p>', picures: [] }] };
    expect(unknownFields(hostEndpoints.pages, [page])).toEqual([
      { field: 'blocks.picures', count: 1, meant: undefined },
    ]);
  });

  it('reads the parts of pages by position', () => {
    const page = { sections: [{ title: 'a', items: [{ contents: { titel: 'b', html: '' } }] }] };
    expect(unknownFields(hostEndpoints.homePage, [page])).toEqual([
      { field: 'sections.items.contents.titel', count: 1, meant: 'title' },
    ]);
  });

  it('writes names of the host in one line, and not without end', () => {
    const [found] = unknownFields(hostEndpoints.clients, [
      { title: 'A', ['\u001b[2J\n'.repeat(99)]: 1 },
    ]);
    expect(found?.field).toMatch(/^[^\p{C}]{1,121}$/u);
  });

  it.each([[undefined], [null], [7], ['x'], [[[[]]]]])('takes %j', (record) => {
    expect(unknownFields(hostEndpoints.products, [record])).toEqual([]);
  });
});

describe('nearest', () => {
  it.each([
    ['thumbnial', 'thumbnail'],
    ['shortDescription', 'short_description'],
    ['alt_text', undefined],
    ['ab', undefined],
    ['x'.repeat(10_000), undefined],
  ])('of %s is %s', (name, expected) => {
    expect(nearest(name, ['title', 'thumbnail', 'short_description', 'alt'])).toBe(expected);
  });
});
