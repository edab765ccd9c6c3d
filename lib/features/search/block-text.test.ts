import { regionOf } from '@/contract/formats/region';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { audienceOf } from '@/lib/content/store/views';
import { beginningOf, blockText } from './block-text';
import { TEXT_LENGTH } from './search-document';

const reading = { region: regionOf({}), warn: () => undefined };
const picture = { image: '/media/a.jpg', alt: 'not read here' };

process.env.CONTENT_HOST = 'http://content.example';
const { schema, view } = hostEndpoints.pages;
const written = schema(reading).parse({
  path: '/p/quality',
  blocks: [
    { type: 'text', title: 'Heading', html: '<p>One <b>two</b></p>' },
    { type: 'picture', ...picture, caption: 'A ring' },
    { type: 'gallery', title: 'Shop', pictures: [{ ...picture, caption: 'The press' }] },
    { type: 'table', title: 'Sizes', head: ['Name', 'mm'], rows: [['Ring', '860']] },
    { type: 'facts', title: 'Facts', facts: [{ name: 'Weight', value: '96 kg' }] },
    { type: 'action', title: 'Ask', text: 'Send it', label: 'Ask us', link: '/contact' },
    { type: 'downloads', downloads: [{ title: 'Terms', file: '/media/terms.pdf' }] },
  ],
});
const { blocks } = view(written, audienceOf(reading.region));

it.each([
  ['text', 'Heading One two'],
  ['picture', 'A ring'],
  ['gallery', 'Shop The press'],
  ['table', 'Sizes Name mm Ring 860'],
  ['facts', 'Facts Weight 96 kg'],
  ['action', 'Ask Send it Ask us'],
  ['downloads', 'Terms'],
])('finds a %s by what visitors read in it', (type, text) => {
  expect(blockText(blocks.find((block) => block.type === type)!)).toBe(text);
});

it.each(['forged rings and shafts ', '锻造的环和轴，'])(
  'cuts a long text of %j between two words',
  (piece) => {
    const text = piece.repeat(TEXT_LENGTH);
    const beginning = beginningOf(text);
    expect(beginning.length).toBeGreaterThan(TEXT_LENGTH - 20);
    expect(beginning.length).toBeLessThanOrEqual(TEXT_LENGTH);
    const words = new Intl.Segmenter('und', { granularity: 'word' });
    const starts = [...words.segment(text.slice(0, 2 * TEXT_LENGTH))].map(({ index }) => index);
    expect(starts).toContain(beginning.length);
  },
);

it('cuts a word without an end inside', () => {
  expect(beginningOf('x'.repeat(2 * TEXT_LENGTH))).toHaveLength(TEXT_LENGTH);
});
