import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { partNames, readOptions } from './options';

describe('readOptions', () => {
  it('measures everything thoroughly by default', () => {
    assert.deepEqual(readOptions([]), { parts: [...partNames], quick: false, trial: false });
  });

  it('takes parts in any order and runs them in a fixed one', () => {
    assert.deepEqual(readOptions(['--quick', '--only', 'growth,browser']), {
      parts: ['browser', 'growth'],
      quick: true,
      trial: false,
    });
  });

  it('rejects a part that does not exist', () => {
    assert.throws(() => readOptions(['--only', 'server,disk']), /no part disk/);
  });
});
