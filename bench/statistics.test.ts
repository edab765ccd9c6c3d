/** @jest-environment node */
import { median, percentile } from './statistics';

it.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 2, 4, 100], 7],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it.each([
  [0.5, 50],
  [0.99, 99],
  [0.991, 100],
  [1, 100],
  [0.001, 1],
])('%d of a hundred values do not exceed %d', (share, expected) => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, share)).toBe(expected);
});

it('leaves the values in their order', () => {
  const values = [3, 1, 2];
  median(values);
  percentile(values, 0.5);
  expect(values).toEqual([3, 1, 2]);
});

it('has no median of nothing', () => {
  expect(() => median([])).toThrow(RangeError);
  expect(() => percentile([], 0.99)).toThrow(RangeError);
});
