import { DEFAULT_REGION } from '@/contract/formats/region';
import { forgetItems, knownItems } from './known-items';

const sent = (value: unknown) => ({
  bytes: Buffer.from(JSON.stringify(value) ?? ''),
  value: () => value,
});

const read = jest.fn((candidate: unknown) =>
  candidate === null
    ? { fault: 'nothing' }
    : { item: { of: candidate, nothing: undefined }, warnings: ['flawed'] },
);
beforeEach(() => read.mockClear());

/** One answer. */
function answer(endpoint: string, values: unknown[]) {
  const items = knownItems(endpoint, DEFAULT_REGION, read);
  const found = values.map((value) => items.read(sent(value)));
  items.keep();
  return found;
}

describe('knownItems', () => {
  it('reads again only what has changed since the last answer', () => {
    const first = answer('/a', [1, 2, 3]);
    const second = answer('/a', [2, 1, 4]);
    expect(second[0]).toBe(first[1]);
    expect(second[1]).toBe(first[0]);
    expect(second[2]).toMatchObject({ item: { of: 4 }, warnings: ['flawed'] });
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('forgets what the last answer did not have', () => {
    answer('/b', [1]);
    answer('/b', []);
    answer('/b', [1]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('gives items as the store gives them back', () => {
    const [first] = answer('/c', [1]);
    expect(Object.keys(first?.item ?? {})).toEqual(['of']);
  });

  it('reads faulty items each time', () => {
    answer('/d', [null]);
    expect(answer('/d', [null])).toEqual([{ fault: 'nothing' }]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps endpoints apart, and forgets one', () => {
    answer('/e', [1]);
    answer('/f', [1]);
    expect(read).toHaveBeenCalledTimes(2);
    forgetItems('/e');
    answer('/e', [1]);
    answer('/f', [1]);
    expect(read).toHaveBeenCalledTimes(3);
  });
});
