import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { median, percentile } from './statistics';

describe('median', () => {
  it('is the middle value, or the mean of the two in the middle', () => {
    assert.equal(median([7]), 7);
    assert.equal(median([9, 1, 5]), 5);
    assert.equal(median([10, 2, 4, 100]), 7);
    assert.equal(median([10, 9, 100]), 10);
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    assert.deepEqual(values, [3, 1, 2]);
  });

  it('throws for no values', () => {
    assert.throws(() => median([]), RangeError);
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  const cases: [share: number, expected: number][] = [
    [0.5, 50],
    [0.99, 99],
    [0.991, 100],
    [1, 100],
    [0.001, 1],
  ];
  for (const [share, expected] of cases) {
    it(`of 1 to 100 at ${share} is ${expected}`, () => {
      assert.equal(percentile(hundred, share), expected);
    });
  }

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    assert.deepEqual(values, [3, 1, 2]);
  });

  it('throws for no values', () => {
    assert.throws(() => percentile([], 0.99), RangeError);
  });
});
