/** @jest-environment node */
import { meetsBar, placeSection, renderSection, write, type Figure } from './report';

it.each([
  [0, 'bytes', '0 KB'],
  [20_480, 'bytes', '20 KB'],
  [141_414, 'bytes', '138 KB'],
  [262_144_000, 'bytes', '250 MB'],
  [12.34, 'ms', '12.3 ms'],
  [0.5612, 'share', '0.56'],
  [12_345.6, 'requests/s', '12,346'],
  [1.987, 'times', '1.99 ×'],
  [undefined, 'ms', 'not measured'],
  [NaN, 'ms', 'not measured'],
] as const)('writes %p %s as %s', (value, unit, expected) => {
  expect(write(value, unit)).toBe(expected);
});

const figure = (value: number | undefined, bar?: Figure['bar']): Figure => ({
  name: 'p99',
  value,
  unit: 'ms',
  bar,
});

it.each([
  [30, { atMost: 30 }, true],
  [30.1, { atMost: 30 }, false],
  [0.9, { atLeast: 0.9 }, true],
  [0.89, { atLeast: 0.9 }, false],
  [undefined, { atMost: 30 }, false],
  [NaN, { atLeast: 0 }, false],
  [1e9, undefined, true],
])('%p against %j: %p', (value, bar, met) => {
  expect(meetsBar(figure(value, bar))).toBe(met);
});

it('renders figures with their bar, whether it is met, and the ratio', () => {
  const text = renderSection(
    {
      title: 'Server',
      comparedWith: 'nginx',
      figures: [
        { ...figure(45, { atMost: 30 }), reference: 15 },
        { ...figure(20, { atMost: 30 }), reference: 40 },
        figure(undefined),
      ],
      grids: [{ head: ['route', 'KB'], rows: [['/', '1']] }],
      remarks: ['Measured twice.'],
    },
    'On a machine.',
  );
  expect(text.split('\n')).toEqual([
    '## Server',
    '',
    'On a machine.',
    '',
    '| figure | value | bar | met | ratio to nginx |',
    '| --- | --- | --- | --- | --- |',
    '| p99 | 45 ms | ≤ 30 ms | **no** | 3 |',
    '| p99 | 20 ms | ≤ 30 ms | yes | 0.5 |',
    '| p99 | not measured |  |  |  |',
    '',
    '| route | KB |',
    '| --- | --- |',
    '| / | 1 |',
    '',
    'Measured twice.',
  ]);
});

it('replaces one section of a document and leaves the others', () => {
  const document = 'Head\n\n<!-- a -->\n\nold\n\n<!-- /a -->\n\n<!-- b --><!-- /b -->\n';
  expect(placeSection(document, 'a', 'new')).toBe(
    'Head\n\n<!-- a -->\n\nnew\n\n<!-- /a -->\n\n<!-- b --><!-- /b -->\n',
  );
  expect(placeSection(placeSection(document, 'a', 'new'), 'a', 'new')).toBe(
    placeSection(document, 'a', 'new'),
  );
  expect(() => placeSection(document, 'c', 'new')).toThrow('no place for c');
});
