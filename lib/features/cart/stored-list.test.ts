/** @jest-environment jsdom */
import { storedList } from './stored-list';

type Line = { id: number };

const parse = (text: string | null) => JSON.parse(text ?? '[]') as Line[];
const stored = () => localStorage.getItem('list');
const add = (id: number) => (lines: readonly Line[]) => [...lines, { id }];

const refuse = (...names: ('getItem' | 'setItem')[]) =>
  names.forEach((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    }),
  );

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('a stored list', () => {
  it('is the same until it changes, and leaves nothing behind when it is empty', () => {
    const list = storedList('list', parse);
    const listener = jest.fn();
    const unsubscribe = list.subscribe(listener);
    expect(list.current()).toBe(list.onServer());
    expect(list.change((lines) => lines)).toBe(false);
    expect(listener).not.toHaveBeenCalled();
    expect(list.change(add(1))).toBe(true);
    expect(stored()).toBe('[{"id":1}]');
    expect(list.current()).toBe(list.current());
    unsubscribe();
    list.change(() => []);
    expect(stored()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps what another tab has added unheard', () => {
    const list = storedList('list', parse);
    list.change(add(1));
    localStorage.setItem('list', '[{"id":1},{"id":2}]');
    list.change(add(3));
    expect(stored()).toBe('[{"id":1},{"id":2},{"id":3}]');
  });

  it('says so when a page comes back out of the cache of the browser, or another tab changes it', () => {
    const list = storedList('list', parse);
    const listener = jest.fn();
    list.subscribe(listener);
    comeBack(false);
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(listener).not.toHaveBeenCalled();
    localStorage.setItem('list', '[{"id":2}]');
    comeBack(true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(list.current()).toEqual([{ id: 2 }]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'list' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['keeps nothing', ['getItem', 'setItem']],
    ['has no room left', ['setItem']],
    ['reads no more', ['getItem']],
  ] as const)('stays in memory where the browser %s', (_, refused) => {
    const list = storedList('list', parse);
    list.change(add(1));
    refuse(...refused);
    list.change(add(2));
    list.change(add(3));
    comeBack(true);
    expect(list.current()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});
