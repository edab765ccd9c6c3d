import {
  format,
  mediansOf,
  median,
  percentile,
  replaceSection,
  tableOf,
  type Measurement,
} from './report';

const p99 = (value: number, budget?: Measurement['budget']) => ({
  name: 'p99',
  value,
  unit: 'ms',
  budget,
});

it('takes the value in the middle, or the mean of two', () => {
  expect([median([9, 1, 5]), median([10, 2, 4, 100]), median([])]).toEqual([5, 7, NaN]);
});

it('takes the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.99, 0.991, 1].map((share) => percentile(hundred, share))).toEqual([
    50, 99, 100, 100,
  ]);
  expect(percentile([], 0.99)).toBeNaN();
});

it('writes three digits', () => {
  expect([12.345, 0.5612, 12_345.6, 9].map((value) => format(value, 'ms'))).toEqual([
    '12.3 ms',
    '0.56 ms',
    '12,346 ms',
    '9 ms',
  ]);
  expect([format(1), format(NaN, 'ms')]).toEqual(['1', 'not measured']);
});

it('sets medians beside those of another, and beside budgets', () => {
  const ours = mediansOf([
    [p99(50, { atMost: 30 }), { name: 'score', value: 1, unit: '', budget: { atLeast: 1 } }],
    [p99(40, { atMost: 30 })],
    [p99(45, { atMost: 30 })],
  ]);
  expect(tableOf(ours, { name: 'HEAD~20', measurements: [p99(90)] }).split('\n')).toEqual([
    '| measurement | this tree | HEAD~20 | ratio | budget |',
    '| --- | --- | --- | --- | --- |',
    '| p99 | 45 ms | 90 ms | 0.5 | ≤ 30 ms, **missed** |',
    '| score | 1 | not measured |  | ≥ 1, met |',
  ]);
  expect(tableOf([p99(NaN, { atMost: 30 })])).toContain(
    '| p99 | not measured | ≤ 30 ms, **missed** |',
  );
});

it('replaces one section and leaves the others', () => {
  const document = 'Head\n\n<!-- a -->\n\nold\n\n<!-- /a -->\n\n<!-- b --><!-- /b -->\n';
  const replaced = replaceSection(document, 'a', 'new');
  expect(replaced).toBe('Head\n\n<!-- a -->\n\nnew\n\n<!-- /a -->\n\n<!-- b --><!-- /b -->\n');
  expect(replaceSection(replaced, 'a', 'new')).toBe(replaced);
  expect(() => replaceSection(document, 'c', 'new')).toThrow('no place for c');
});
