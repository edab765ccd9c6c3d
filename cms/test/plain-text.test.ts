import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainText } from '@/components/plain-text';
import { pendingFields, writtenFields } from '@/publishing/pending-draft';

const paragraph = (...texts: string[]) => ({
  type: 'paragraph',
  children: texts.map((text) => ({ type: 'text', text, format: 1 })),
});

describe('the value of a field, to be read', () => {
  for (const [value, text] of [
    [null, ''],
    ['Two\nlines', 'Two\nlines'],
    [1480, '1480'],
    [false, 'No'],
    [['a', 'b'], 'a\nb'],
    [{ root: { children: [paragraph('Ha', 'mmer'), paragraph('Ofen')] } }, 'Hammer\nOfen'],
    [
      [
        { id: 'x1', name: 'Weight', value: '4 kg' },
        { id: 'x2', name: null },
      ],
      'Weight · 4 kg',
    ],
    [[{ id: 'x3', blockType: 'text', html: { root: { children: [paragraph('Text')] } } }], 'Text'],
  ] as const)
    it(`is ${JSON.stringify(text)} of ${JSON.stringify(value).slice(0, 60)}`, () =>
      assert.equal(plainText(value), text));
});

describe('what was written over what is there', () => {
  const there = { title: 'Gear', text: '', rows: [], seo: { a: null, b: 1 }, _order: 'a1' };

  it('is no empty field, no other order of what is in it, and nothing of every save', () => {
    const form = { title: 'Gear', text: null, seo: { b: 1 }, _order: 'a2', updatedAt: 'now' };
    assert.deepEqual(pendingFields(there, form), {});
  });

  it('is no list without rows, of which a form says 0, anywhere', () => {
    const before = { facts: [], parts: [{ id: 'x', holes: [] }], weight: null };
    const form = { facts: 0, parts: [{ id: 'x', holes: 0 }], weight: 0 };
    assert.deepEqual(pendingFields(before, form), { weight: 0 });
    assert.deepEqual(pendingFields({ facts: [{ id: 'y' }] }, { facts: 0 }), { facts: 0 });
  });

  it('is each field that differs, also one that was emptied', () => {
    const form = { title: null, rows: [{ id: 'x' }], seo: { b: 2 } };
    const filledIn = { ...form, changed_by: 'ada' };
    assert.deepEqual(pendingFields(there, filledIn), filledIn);
    assert.deepEqual(writtenFields(there, filledIn), form);
  });
});
