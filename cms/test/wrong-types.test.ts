import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Field } from 'payload';
import { testEditor } from './test-editor';

const { payload } = await testEditor('tables');
const { namedFields } = await import('@/publishing/field-tree');
const { rest, sessionOf } = await import('./rest');

type Row = Record<string, unknown>;
type Put = (value: unknown) => Row;

const WRONG: unknown[] = [{ a: 1 }, [{ link: '/blog' }], [[1]], [null], 'text', -1.5, 1e30, true];

/** What tells fields apart: their kind, and what the editor itself makes of their values. */
function kindOf(field: Field): string {
  const { custom, hooks, hasMany, relationTo } = field as Record<string, unknown>;
  const hooked = Object.values(hooks ?? {}).flat().length;
  return JSON.stringify([field.type, custom, hooked, hasMany, relationTo]);
}

/** Each kind of field once, with what stands around its value. */
function find(fields: Field[], found: Map<string, Put>, put: (values: Row) => Row): void {
  for (const field of namedFields(fields)) {
    if (field.type === 'ui' || field.type === 'json') continue;
    const { name } = field;
    const kind = kindOf(field);
    if (!found.has(kind)) found.set(kind, (value) => put({ [name]: value }));
    if (field.type === 'group') find(field.fields, found, (values) => put({ [name]: values }));
    if (field.type === 'array') find(field.fields, found, (values) => put({ [name]: [values] }));
    if (field.type === 'blocks')
      for (const { slug, fields } of field.blocks)
        find(fields, found, (row) => put({ [name]: [{ ...row, blockType: slug }] }));
  }
}

describe('a value of another JSON type', () => {
  let cookie = '';
  before(async () => {
    cookie = await sessionOf(payload, 'administrator');
  });
  const send = (path: string, data: unknown) => rest(path, { cookie, data });

  it('is refused in words, in drafts and in what is published, wherever it stands', async () => {
    const found = new Map<string, Put>();
    const { collections, globals } = payload.config;
    const lists = collections.filter(({ upload, slug }) => !upload && !slug.startsWith('payload-'));
    const places = [
      ...lists.map((entity) => ({ entity, path: `/${entity.slug}` })),
      ...globals.map((entity) => ({ entity, path: `/globals/${entity.slug}` })),
    ];
    for (const { entity, path } of places) {
      const before = found.size;
      find(entity.fields, found, (values) => values);
      const isDraft = Boolean(entity.versions);
      for (const put of [...found.values()].slice(before))
        for (const value of WRONG)
          for (const status of isDraft ? ['draft', 'published'] : [undefined]) {
            const data = { title: 'Ring', _status: status, ...put(value) };
            const draft = status === 'draft' ? '?draft=true' : '';
            const answer = await send(`${path}${draft}`, data);
            assert.ok(
              answer.status < 500,
              `${path}${draft} ${JSON.stringify(data)}: ${answer.text}`,
            );
          }
    }
    assert.ok(found.size > 40, String(found.size));
    // And nothing that was taken stands in the way of what comes next.
    assert.equal((await send('/products?draft=true', { title: 'Next' })).status, 201);
  });

  it('is what forms send of fields that were emptied', async () => {
    const emptied = { specifications: 0, documents: '0', html: null, thumbnail: '', seo: {} };
    const { status, text } = await send('/products?draft=true', { title: 'Bare', ...emptied });
    assert.equal(status, 201, text);
  });

  it('is not taken for an entry that there is no more', async () => {
    const { status, text } = await send('/products?draft=true', { title: 'A', thumbnail: 99_999 });
    assert.deepEqual([status, /deleted for good meanwhile/.test(text)], [400, true], text);
  });

  it('is named with its field', async () => {
    const hidden_pages = [{ link: '/blog' }];
    for (const [path, data, sentence] of [
      ['globals/site-settings', { hidden_pages }, 'Hidden pages – This must be a list of texts.'],
      ['products', { seo: [] }, 'seo – This must be an object.'],
      ['products', { documents: [{ file: {} }] }, 'File – This must be the number of an entry.'],
      ['products', [], 'An entry is an object of its fields and their values.'],
    ] as const) {
      const { status, json } = await send(`/${path}?draft=true`, data);
      const { errors } = json as unknown as { errors: { message: string }[] };
      assert.deepEqual([status, errors[0]?.message], [400, sentence]);
    }
  });
});
