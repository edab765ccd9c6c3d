import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, readdir, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { contentEpoch, contentTag, isFresh } from '@/lib/content/store/content-versions';
import { log } from '@/lib/platform/log';
import { ContentDisk } from './content-disk';
import { ContentStore } from './content-store';
import { contentHealth } from './health';
import type { StoreParts } from './store-parts';
import type { VersionedValue } from './content-versions';

const A = '/api/a';
const B = '/api/b';
const SETTINGS = '/api/site-settings';
const WINDOW_MS = 200;

type Answers = Record<string, jest.Mock<Promise<unknown>, []>>;
let answers: Answers;
let store: ContentStore;

/** Started without what it awaits: the loads are there at once. */
const newStore = (parts: StoreParts = {}) => {
  const started = new ContentStore(() => WINDOW_MS);
  void started.start({ loads: new Map(Object.entries(answers)), ...parts });
  return started;
};
const madeValue = (family: string, makeFrom: VersionedValue['makeFrom']) => [
  { family, makeFrom, findVersion: async () => undefined },
];
const valueOf = (endpoint: string) => store.current().get(endpoint)?.value;

beforeEach(() => {
  answers = {
    [A]: jest.fn(async () => ['one']),
    [B]: jest.fn(async () => ['one']),
    [SETTINGS]: jest.fn(async () => ({ name: 'Forge' })),
  };
  store = newStore();
});

async function untilHeld(endpoint: string, value: unknown): Promise<void> {
  for (let tries = 0; tries < 100 && !isDeepStrictEqual(valueOf(endpoint), value); tries++) {
    await pause(20);
  }
  expect(valueOf(endpoint)).toEqual(value);
}

/** An answer that comes when a test says so. */
function later(endpoint: string): (value: unknown) => Promise<void> {
  let give: (value: unknown) => void = () => undefined;
  answers[endpoint]!.mockImplementationOnce(() => new Promise((resolve) => (give = resolve)));
  return async (value) => {
    give(value);
    await pause(20);
  };
}

describe('content that was never fetched', () => {
  it('is waited for, and asked for once by many', async () => {
    await Promise.all([store.ready(A), store.ready(A)]);
    expect(valueOf(A)).toEqual(['one']);
    expect(answers[A]).toHaveBeenCalledTimes(1);
    await store.ready(A);
    expect(answers[A]).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again at once where the host fails, and logged once', async () => {
    answers[A]!.mockRejectedValue(new Error('no'));
    const warn = jest.spyOn(log, 'warn');
    await store.ready(A);
    await store.ready(A);
    expect(answers[A]).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(valueOf(A)).toBeUndefined();
  });

  it('makes what was made without it old when it comes', async () => {
    const tags = [contentTag('/api/new')];
    answers['/api/new'] = jest.fn(async () => []);
    store = newStore();
    expect(isFresh(tags)).toBe(true);
    await store.ready('/api/new');
    expect(isFresh(tags)).toBe(false);
  });
});

describe('what is held', () => {
  it('stays, whatever its age and whatever the host does', async () => {
    await store.ready(A);
    answers[A]!.mockRejectedValue(new Error('no'));
    for (let round = 0; round < 3; round++) await store.refresh([A]);
    expect(valueOf(A)).toEqual(['one']);
    expect(contentHealth([A])[0]).toMatchObject({ failing: true, age: 0 });
  });

  it('is the same object, and no change, where the host says the same', async () => {
    await store.ready(A);
    const [before, epoch] = [valueOf(A), contentEpoch()];
    await store.refresh([A], { join: false });
    expect(answers[A]).toHaveBeenCalledTimes(2);
    expect(valueOf(A)).toBe(before);
    expect(contentEpoch()).toBe(epoch);
  });

  it('is fetched again where somebody comes after its window, behind the answer', async () => {
    await store.ready(A);
    store.touch();
    expect(answers[A]).toHaveBeenCalledTimes(1);
    await pause(WINDOW_MS);
    expect(answers[A]).toHaveBeenCalledTimes(1);
    const give = later(A);
    store.touch();
    store.touch();
    await pause(5);
    expect([answers[A]!.mock.calls.length, valueOf(A)]).toEqual([2, ['one']]);
    await give(['two']);
    await untilHeld(A, ['two']);
  });

  it('does not change under a rendering', async () => {
    await store.ready(A);
    const snapshot = store.current();
    answers[A]!.mockResolvedValue(['two']);
    await store.refresh([A], { join: false });
    expect(snapshot.get(A)?.value).toEqual(['one']);
    expect(valueOf(A)).toEqual(['two']);
  });
});

describe('what is given to other instances', () => {
  const take = (version: string, start: number, value: unknown) =>
    store.takeFromElsewhere(
      { endpoint: A, version, start, fetched: Date.now() },
      { value },
      Buffer.alloc(0),
    );

  it('never has the start of what has arrived and is not shown yet', async () => {
    await store.ready(A);
    const { start } = store.current().get(A)!;
    take('newer', start + 5, ['two']);
    expect([store.startOf(A), store.current().get(A)?.start]).toEqual([start + 5, start]);
    await store.refresh([]);
    expect(store.current().get(A)).toMatchObject({ value: ['two'], start: start + 5 });
  });

  it('has the latest start at which the host said the same', async () => {
    await store.ready(A);
    const held = store.current().get(A)!;
    const later = held.start + 5;
    take(held.version, later, ['one']);
    await store.refresh([]);
    expect([store.current().get(A), held.start]).toEqual([held, later]);
  });
});

describe('the first answers in a further language', () => {
  const inGerman = (path: string) => `${path}?locale=de-DE`;

  it('are seen together, and at once by whoever waits for one', async () => {
    const changed = jest.fn();
    const german = [A, B].map((path) => [inGerman(path), async () => ['eins']] as const);
    store = newStore({ loads: new Map(german), changed });
    await store.refresh(german.map(([name]) => name));
    const [[names, published], ...more] = changed.mock.calls;
    expect([new Set(names), published]).toEqual([new Set([inGerman(A), inGerman(B)]), false]);
    expect(more).toEqual([]);

    store = newStore({ loads: new Map(german) });
    await store.ready(inGerman(A));
    expect(valueOf(inGerman(A))).toEqual(['eins']);
  });
});

describe('a publish', () => {
  it('does not join a fetch that may have asked before it, whose answer is then too late', async () => {
    await store.ready(A);
    const give = later(A);
    const old = store.refresh([A]);
    await pause(5);
    answers[A]!.mockResolvedValueOnce(['new']);
    await store.refresh([A], { join: false });
    expect(valueOf(A)).toEqual(['new']);
    await give(['old']);
    await old;
    expect(valueOf(A)).toEqual(['new']);
  });

  it('waits for a host no longer than it was told', async () => {
    await store.ready(A);
    const give = later(A);
    await store.publish([A], 20);
    expect(valueOf(A)).toEqual(['one']);
    await give(['two']);
    await untilHeld(A, ['two']);
  });
});

describe('what arrives together', () => {
  it('is seen together', async () => {
    let seen: unknown[] = [];
    store = newStore({ changed: () => seen.push([valueOf(A), valueOf(B)]) });
    await Promise.all([store.ready(A), store.ready(B)]);
    seen = [];
    answers[A]!.mockResolvedValueOnce(['two']);
    const give = later(B);
    const both = store.refresh([A, B], { join: false });
    await pause(30);
    expect(seen).toEqual([]);
    await give(['two']);
    await both;
    expect(seen).toEqual([[['two'], ['two']]]);
  });

  it('is not held back for long by one that does not', async () => {
    await Promise.all([store.ready(A), store.ready(B)]);
    answers[A]!.mockResolvedValueOnce(['two']);
    const give = later(B);
    const both = store.refresh([A, B], { join: false });
    await pause(1_100);
    expect([valueOf(A), valueOf(B)]).toEqual([['two'], ['one']]);
    await give(['two']);
    await both;
  });
});

describe('a publish', () => {
  let changed: jest.Mock<void, [readonly string[], boolean]>;
  const isPublished = () => changed.mock.calls.map(([, published]) => published);
  beforeEach(async () => {
    changed = jest.fn();
    store = newStore({ changed });
    await store.ready(A);
    changed.mockClear();
  });

  it('is told apart from what this instance finds by itself, once', async () => {
    answers[A]!.mockResolvedValue(['two']);
    await store.publish([A], 5_000);
    answers[A]!.mockResolvedValue(['three']);
    await store.refresh([A], { join: false });
    expect(isPublished()).toEqual([true, false]);
  });

  it('is known by what comes after a failed fetch, however late', async () => {
    answers[A]!.mockRejectedValueOnce(new Error('down'));
    await store.publish([A], 5_000);
    answers[A]!.mockResolvedValue(['two']);
    await store.refresh([A], { join: false });
    expect(isPublished()).toEqual([true]);
  });

  it('is known where another instance has fetched it first', async () => {
    const give = later(A);
    const publishing = store.publish([A], 5_000);
    await pause(20);
    const version = store.current().get(A)!.version;
    const start = Date.now() * 1_000 + 60_000_000;
    const head = { endpoint: A, version: `${version}-2`, start, fetched: Date.now() };
    store.takeFromElsewhere(head, { value: ['two'] }, Buffer.from(''));
    await give(['two']);
    await publishing;
    expect(isPublished()).toEqual([true]);
  });

  it('of what has not changed is forgotten', async () => {
    await store.publish([A], 5_000);
    answers[A]!.mockResolvedValue(['two']);
    await store.refresh([A], { join: false });
    expect(isPublished()).toEqual([false]);
  });
});

describe('a value that is made before others see the content', () => {
  it('changes with it', async () => {
    const name = 'derived-in-a-test';
    const changed = jest.fn();
    const values = madeValue(name, async (next) => String(next.get(A)?.value));
    store = newStore({ values, changed });
    await store.ready(A);
    const tags = [contentTag(A, store.current().get(A)?.version), contentTag(name, 'one')];
    expect(isFresh(tags)).toBe(true);
    changed.mockClear();
    answers[A]!.mockResolvedValue(['two']);
    await store.refresh([A], { join: false });
    expect(changed.mock.calls).toEqual([[[A, name], false]]);
  });

  it('holds back nothing that comes while it is made', async () => {
    let makes = Promise.resolve('made');
    store = newStore({ values: madeValue('slow-in-a-test', () => makes) });
    await store.ready(A);
    let finish: (version: string) => void = () => undefined;
    makes = new Promise((resolve) => (finish = resolve));
    answers[A]!.mockResolvedValueOnce(['two']);
    const changed = store.refresh([A], { join: false });
    await pause(30);
    const reverted = store.refresh([A], { join: false });
    await pause(30);
    finish('made');
    await Promise.all([changed, reverted]);
    expect(valueOf(A)).toEqual(['one']);
  });

  it('holds nothing up where it cannot be made', async () => {
    const fails = async (): Promise<string> => {
      throw new Error('no');
    };
    store = newStore({ values: madeValue('fails-in-a-test', fails) });
    await store.ready(A);
    answers[A]!.mockResolvedValue(['two']);
    await store.refresh([A], { join: false });
    expect(valueOf(A)).toEqual(['two']);
  });
});

it('reads lists again once the company writes otherwise', async () => {
  const regions: string[] = [];
  answers[A]!.mockImplementation((async ({ locale }: { locale: string }) => {
    regions.push(locale);
    return [locale];
  }) as never);
  await store.ready(A);
  answers[SETTINGS]!.mockResolvedValue({ name: 'Schmiede', locale: 'de-DE' });
  await store.refresh([SETTINGS], { join: false });
  await untilHeld(A, ['de-DE']);
  expect(regions).toHaveLength(2);
});

it('asks the host, and tells of changes, as nobody in particular', async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  answers[A]!.mockImplementation(async () => {
    seen.push(request.getStore());
    return [seen.length];
  });
  store = newStore({ changed: () => seen.push(request.getStore()) });
  await request.run('a preview', async () => {
    await store.ready(A);
    await store.refresh([A], { join: false });
  });
  expect(seen).toEqual([undefined, undefined, undefined, undefined]);
});

describe('after a restart', () => {
  const folder = () => mkdtemp(path.join(tmpdir(), 'content-'));
  const written = async (place: string) => {
    const [host = ''] = await readdir(place);
    const files = await readdir(path.join(place, host));
    return files.map((file) => path.join(place, host, file));
  };
  /** A list is read after the settings, which say how the company writes: each has a file. */
  const untilWritten = async (place: string) => {
    const areThere = async () => {
      const names = (await written(place)).map((file) => path.basename(file));
      return [SETTINGS, A].every((endpoint) => names.includes(encodeURIComponent(endpoint)));
    };
    while (!(await areThere().catch(() => false))) await pause(20);
  };

  it('content is there without the host, with its version and its age', async () => {
    const place = await folder();
    const disk = new ContentDisk(place, 'http://host.example');
    await store.start({ disk });
    await store.ready(A);
    const before = store.current().get(A);
    await untilWritten(place);
    answers[A]!.mockRejectedValue(new Error('no'));
    store = newStore();
    await store.start({ disk });
    expect(store.current().get(A)).toEqual(before);
    await store.ready(A);
    expect(answers[A]).toHaveBeenCalledTimes(1);
    await pause(WINDOW_MS);
    store.touch();
    await pause(5);
    expect(answers[A]).toHaveBeenCalledTimes(2);
  });

  it('what is damaged is fetched, and that of another host is not taken', async () => {
    const place = await folder();
    await store.start({ disk: new ContentDisk(place, 'http://host.example') });
    await store.ready(A);
    await untilWritten(place);
    for (const file of await written(place)) await truncate(file, 90);
    for (const host of ['http://host.example', 'http://other.example']) {
      store = newStore();
      await store.start({ disk: new ContentDisk(place, host) });
      expect(store.current().size).toBe(0);
      await store.ready(A);
      expect(valueOf(A)).toEqual(['one']);
    }
  });
});
