import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import {
  forgetForm,
  forgetOld,
  keep,
  keyOf,
  newForm,
  parsed,
  replace,
  textUnder,
} from '@/components/kept-words';

/** As far as it is used: its keys are those of the object. */
class Storage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    if (value.length > 1_000) throw new Error('QuotaExceededError');
    (this as unknown as Record<string, string>)[key] = value;
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}

const key = keyOf(1, 'products', 4);
const words = (form: string, title = 'Typed', at = Date.now()) => ({ at, form, values: { title } });
const titleUnder = (each: string) => parsed(textUnder(each))?.values.title;

describe('words that are not saved', () => {
  beforeEach(() => {
    Object.assign(globalThis, { localStorage: new Storage() });
  });

  it('are kept by user and item, until the form that wrote them is saved', () => {
    const form = newForm();
    assert.ok(keep(key, words(form)));
    assert.ok(keep(key, words(form, 'Typed on')));
    assert.ok(keep(keyOf(1, 'products', undefined), words(newForm(), 'New')));
    assert.equal(titleUnder(key), 'Typed on');
    assert.equal(titleUnder(keyOf(2, 'products', 4)), undefined);
    forgetForm(form);
    assert.equal(titleUnder(key), undefined);
    assert.equal(titleUnder(keyOf(1, 'products', undefined)), 'New');
  });

  it('are not lost to what is typed before somebody has decided about them', () => {
    keep(key, words('before the crash', 'An hour of work'));
    const form = newForm();
    assert.ok(!keep(key, words(form, 'A')));
    assert.equal(titleUnder(key), 'An hour of work');
    assert.ok(replace(key, words(form, 'An hour of work')));
    assert.ok(keep(key, words(form, 'An hour of work, and more')));
  });

  it('go after a week, and what is no such text with them', () => {
    const now = Date.now();
    keep(key, words('a', 'Old', now - 8 * 86_400_000));
    keep(keyOf(1, 'posts', 1), words('b', 'Young', now - 6 * 86_400_000));
    localStorage.setItem('unsaved:1:posts:2', 'no JSON');
    localStorage.setItem('another program', 'stays');
    forgetOld(now);
    assert.deepEqual(Object.keys(localStorage), [keyOf(1, 'posts', 1), 'another program']);
  });

  it('say so where the browser does not take them', () => {
    assert.ok(!keep(key, words('a', 'x'.repeat(2_000))));
    Object.assign(globalThis, { localStorage: undefined });
    assert.ok(!keep(key, words('a')));
    assert.equal(textUnder(key), null);
  });
});
