/** @jest-environment node */
import { partNames, readOptions } from './options';

it('measures everything thoroughly unless told otherwise', () => {
  expect(readOptions([])).toEqual({ parts: [...partNames], quick: false, trial: false });
});

it('takes parts in any order and runs them in its own', () => {
  expect(readOptions(['--quick', '--only', 'growth,browser'])).toEqual({
    parts: ['browser', 'growth'],
    quick: true,
    trial: false,
  });
});

it('names a part that does not exist', () => {
  expect(() => readOptions(['--only', 'server,disk'])).toThrow('no part disk');
});
