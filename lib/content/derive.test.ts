import { noteChangeToCome } from '@/lib/invalidation/content-versions';
import { currentPass } from '@/lib/preview/current';
import { derived } from './derive';
import { lastDerived } from './last-derived';

jest.mock('@/lib/preview/current');
const inPreview = (is: boolean) =>
  jest
    .mocked(currentPass)
    .mockResolvedValue(is ? { until: 0, editor: 'http://localhost' } : undefined);
beforeEach(() => inPreview(false));

let names = 0;
const nextName = () => `value-of-a-test-${names++}`;

describe('a value made from content', () => {
  it('is the same object while it says the same', async () => {
    const name = nextName();
    let words = ['shaft'];
    const read = derived(
      name,
      async () => ({ words }),
      (value) => value.words,
    );
    const first = await read();
    const version = lastDerived(name)?.version;
    words = ['shaft'];
    expect(await read()).toBe(first);
    expect(lastDerived(name)).toMatchObject({ value: first, version });
    words = ['gear'];
    expect(await read()).toEqual({ words: ['gear'] });
    expect(lastDerived(name)?.version).not.toBe(version);
  });

  it('is not compared again where it is what was made last', async () => {
    const identityOf = jest.fn((value: string[]) => value);
    const read = derived<string[]>(nextName(), async (last) => last ?? ['shaft'], identityOf);
    expect(await read()).toBe(await read());
    expect(identityOf).toHaveBeenCalledTimes(1);
  });

  it('does not replace one whose making began after a change', async () => {
    const name = nextName();
    let finish: (word: string) => void = () => undefined;
    const old = new Promise<string>((resolve) => (finish = resolve));
    const answers = [old, Promise.resolve('new')];
    const read = derived(
      name,
      async () => answers.shift()!,
      (word) => word,
    );
    const first = read();
    await new Promise(setImmediate);
    noteChangeToCome();
    expect(await read()).toBe('new');
    finish('old');
    expect(await first).toBe('old');
    expect(lastDerived(name)?.value).toBe('new');
  });

  it('stays where the next one cannot be made', async () => {
    const name = nextName();
    const make = jest.fn(async () => 'shaft');
    const read = derived(name, make, (word) => word);
    await read();
    make.mockRejectedValueOnce(new Error('never loaded'));
    await expect(read()).rejects.toThrow('never loaded');
    expect(lastDerived(name)?.value).toBe('shaft');
  });
});

describe('a preview', () => {
  it('makes its own, of which nobody hears', async () => {
    const name = nextName();
    const words = ['published', 'draft', 'another draft'];
    const make = jest.fn(async () => words.shift()!);
    const read = derived(name, make, (word) => word);
    expect(await read()).toBe('published');
    const before = lastDerived(name);
    inPreview(true);
    expect(await read()).toBe('draft');
    expect(await read()).toBe('another draft');
    expect(make).toHaveBeenLastCalledWith(undefined);
    expect(lastDerived(name)).toBe(before);
  });
});
