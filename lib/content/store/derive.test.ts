import { DEFAULT_REGION } from '@/contract/formats/region';
import {
  listVersionTag,
  askForVersions,
  changeVersions,
  contentTag,
  isFresh,
  isIncomplete,
  nameInTag,
} from '@/lib/content/store/content-versions';
import { currentPass } from '@/lib/content/preview/current';
import { cachedContent, heldNow, storedContent } from './cache';
import { derived, derivedItem } from './derive';
import { lastDerived } from './last-derived';
import { NeverLoadedError } from './never-loaded';
import { tagPage } from './page-tags';
import { contentStore } from './store';

jest.mock('@/lib/content/preview/current');
jest.mock('./page-tags', () => ({ tagPage: jest.fn() }));
const inPreview = (is: boolean) =>
  jest
    .mocked(currentPass)
    .mockResolvedValue(is ? { until: 0, editor: 'http://localhost' } : undefined);
beforeEach(() => {
  inPreview(false);
  jest.mocked(tagPage).mockClear();
});

let values = 0;
/** An endpoint whose answer a test decides. */
function endpoint(answer: unknown) {
  const path = `/api/a-test-${values++}`;
  const load = jest.fn(async () => answer);
  void contentStore().start({ loads: new Map([[path, load]]) });
  const read = cachedContent(path, load, async () => DEFAULT_REGION) as () => Promise<string>;
  const publish = (next: unknown) => {
    load.mockResolvedValue(next);
    return contentStore().refresh([path], { join: false });
  };
  return { path, read, publish };
}
const nextName = () => `value-of-a-test-${values++}`;
const tagged = () => jest.mocked(tagPage).mock.calls.flatMap(([tags]) => tags);

it('content that no draft changes is the same in a preview', async () => {
  const path = `/api/a-test-${values++}`;
  const read = storedContent(path, async () => 'shaft');
  const seen = await read();
  inPreview(true);
  expect([seen, await read()]).toEqual(['shaft', 'shaft']);
  expect(tagged().map(nameInTag)).toEqual([path, path]);
});

describe('a value made from content', () => {
  it('is made once while what it is made from stays', async () => {
    const [title, other] = [endpoint('shaft'), endpoint('gear')];
    const make = jest.fn(async () => [await title.read()]);
    const read = derived(nextName(), make, (words) => words);
    const first = await read();
    expect(await read()).toBe(first);
    await other.publish('lever');
    expect(await read()).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    await title.publish('bolt');
    expect(await read()).toEqual(['bolt']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is whole for whoever can wait, though it was made without what was never fetched', async () => {
    const [title, late] = [endpoint('shaft'), endpoint('gear')];
    const name = nextName();
    const read = derived(
      name,
      async () => [await title.read(), await late.read()],
      (words) => words,
    );
    await contentStore().start({ values: [read] });
    await title.publish('bolt');
    expect(lastDerived(name)?.value).toEqual(['bolt', undefined]);
    expect(await read()).toEqual(['bolt', 'gear']);
  });

  it('is made again where something came while it was made without it', async () => {
    const title = endpoint('shaft');
    const read = derived(
      nextName(),
      async () => {
        const held = heldNow(title.path) ?? 'none';
        return [held, await title.read()];
      },
      (words) => words,
    );
    expect(await read()).toEqual(['none', 'shaft']);
    expect(tagged()).toEqual([contentTag(title.path)]);
    expect(await read()).toEqual(['shaft', 'shaft']);
  });

  it('is the same object where it says the same, though made from other content', async () => {
    const name = nextName();
    const title = endpoint('shaft');
    const read = derived(
      name,
      async () => ({ length: (await title.read()).length }),
      (value) => value,
    );
    const first = await read();
    const version = lastDerived(name)?.version;
    await title.publish('lever');
    expect(await read()).toBe(first);
    expect(lastDerived(name)?.version).toBe(version);
  });

  it('is made once for many who ask at once', async () => {
    const title = endpoint('shaft');
    const make = jest.fn(async () => title.read());
    const read = derived(nextName(), make, (word) => word);
    await title.read();
    await Promise.all([read(), read(), read()]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('stays where the next one cannot be made', async () => {
    const name = nextName();
    const title = endpoint('shaft');
    const make = jest.fn(async () => title.read());
    const read = derived(name, make, (word) => word);
    await read();
    make.mockRejectedValueOnce(new Error('never loaded'));
    await title.publish('bolt');
    await expect(read()).rejects.toThrow('never loaded');
    expect(lastDerived(name)?.value).toBe('shaft');
    expect(await read()).toBe('bolt');
  });

  it('puts what it is made from on a page', async () => {
    const title = endpoint('shaft');
    const read = derived(nextName(), title.read, (word) => word);
    await read();
    await read();
    const version = contentStore().current().get(title.path)?.version;
    expect(tagged()).toEqual(Array(2).fill(contentTag(title.path, version)));
  });

  it('that cannot be made yet leaves what it lacks on the page, which goes on without it', async () => {
    const path = `/api/a-test-${values++}`;
    const inner = derived(
      nextName(),
      async () => {
        if (heldNow(path) === undefined) throw new NeverLoadedError(path);
        return 'there';
      },
      (word) => word,
    );
    const outer = derived(
      nextName(),
      () => inner().catch(() => 'without'),
      (word) => word,
    );
    await expect(inner()).rejects.toThrow(NeverLoadedError);
    expect(tagged()).toEqual([contentTag(path)]);
    jest.mocked(tagPage).mockClear();
    expect(await outer()).toBe('without');
    expect(tagged()).toEqual([contentTag(path)]);
  });

  it('is made from what a value is made from that it is made from', async () => {
    const title = endpoint('shaft');
    const word = derived(nextName(), title.read, (value) => value);
    const make = jest.fn(async () => (await word()).toUpperCase());
    const read = derived(nextName(), make, (value) => value);
    expect([await read(), await read()]).toEqual(['SHAFT', 'SHAFT']);
    expect(make).toHaveBeenCalledTimes(1);
    await title.publish('bolt');
    expect(await read()).toBe('BOLT');
  });
});

describe('a value that pages carry the version of', () => {
  it('is on them instead of what it is made from', async () => {
    const name = nextName();
    const title = endpoint('shaft');
    const read = derived(name, async () => (await title.read()).length, String);
    await contentStore().start({ values: [read] });
    await read();
    await title.publish('lever');
    const version = lastDerived(name)?.version;
    expect(tagged()).toEqual([contentTag(name, version)]);
    expect(isFresh(tagged())).toBe(true);
    await title.publish('screw');
    expect(isFresh(tagged())).toBe(true);
    await title.publish('cogwheel');
    expect(isFresh(tagged())).toBe(false);
  });
});

describe('an item of a list', () => {
  type Part = { id: string; name: string };
  const parts = (...names: string[]) => names.map((name, id) => ({ id: String(id), name }));
  function listOf(...names: string[]) {
    const list = endpoint(parts(...names));
    const family = `/family-of-a-test-${values++}`;
    const make = jest.fn(async (key: string) => {
      const all = (await list.read()) as unknown as Part[];
      return all.find(({ id }) => id === key);
    });
    const read = derivedItem(family, make);
    void contentStore().start({ items: [read] });
    return { ...list, family, make, read };
  }

  it('makes its page old alone, and only when it has changed', async () => {
    const list = listOf('shaft', 'gear');
    expect(await list.read('0')).toEqual({ id: '0', name: 'shaft' });
    const page = tagged();
    expect(page).toEqual([
      expect.stringMatching(`^content:${list.family}#0@[\\w-]+$`),
      listVersionTag(list.path, contentStore().current().get(list.path)!.version),
    ]);
    await list.publish(parts('shaft', 'bolt'));
    expect(isFresh(page)).toBe(false);
    await askForVersions(page);
    expect(isFresh(page)).toBe(true);
    await list.publish(parts('lever', 'bolt'));
    await askForVersions(page);
    expect(isFresh(page)).toBe(false);
  });

  it('is asked for again only where its list has changed', async () => {
    const list = listOf('shaft');
    await list.read('0');
    await endpoint('other').publish('another');
    await askForVersions(tagged());
    expect(list.make).toHaveBeenCalledTimes(1);
  });

  it('is known after a restart without being made, while its list is the same', async () => {
    const list = listOf('shaft');
    await list.read('0');
    const page = tagged();
    list.make.mockClear();
    changeVersions(new Map([[nameInTag(page[0]!)!, undefined]]));
    expect(isFresh(page)).toBe(false);
    await askForVersions(page);
    expect(isFresh(page)).toBe(true);
    expect(list.make).not.toHaveBeenCalled();
    await list.publish(parts('bolt'));
    await askForVersions(page);
    expect(isFresh(page)).toBe(false);
  });

  it('that is not there leaves nothing behind, and its page has the version of the list', async () => {
    const list = listOf('shaft');
    expect(await list.read('7')).toBeUndefined();
    const version = contentStore().current().get(list.path)?.version;
    expect(tagged()).toEqual([contentTag(list.path, version)]);
    expect(lastDerived(`${list.family}#7`)).toBeUndefined();
    await list.publish(parts('shaft', 'gear'));
    expect(isFresh(tagged())).toBe(false);
  });

  it('that is taken out of the list makes its page old', async () => {
    const list = listOf('shaft', 'gear');
    await list.read('1');
    const page = tagged();
    await list.publish(parts('shaft'));
    await askForVersions(page);
    expect(isFresh(page)).toBe(false);
  });

  it('leaves a page that was made without its list incomplete', async () => {
    const never = cachedContent(
      `/api/a-test-${values++}`,
      async () => Promise.reject(new Error('refused')),
      async () => DEFAULT_REGION,
    );
    await derivedItem('/family-without-list', async () => ({ list: await never() }))('0');
    expect(isIncomplete(tagged())).toBe(true);
  });
});

describe('a preview', () => {
  it('makes its own, of which nobody hears', async () => {
    const name = nextName();
    const words = ['published', 'draft', 'another draft'];
    const read = derived(
      name,
      async () => words.shift()!,
      (word) => word,
    );
    expect(await read()).toBe('published');
    const before = lastDerived(name);
    inPreview(true);
    expect(await read()).toBe('draft');
    expect(await read()).toBe('another draft');
    expect(lastDerived(name)).toBe(before);
    expect(tagged()).toEqual([]);
  });
});
