import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { Payload } from 'payload';
import type { rest as Rest } from './rest';

type Saved = Record<string, unknown> & { id: number; updatedAt: string; _status: string };
type Saving = { draft?: boolean; query?: string; editor?: string };
type Refused = { errors: { message: string; data: { by?: string; at?: string } }[] };

/**
 * What two tabs with the same item do, on whichever database the editor has.
 * @param editors that are asked at once
 */
export function checkTwoTabs(payload: () => Payload, editors: (string | undefined)[]) {
  let rest: typeof Rest;
  let cookie = '';
  before(async () => {
    // Loaded late: the editor reads its variables when it is loaded.
    const { sessionOf, ...loaded } = await import('./rest');
    ({ rest } = loaded);
    cookie = await sessionOf(payload(), 'editor');
  });

  const methodOf = (path: string) => (path.startsWith('/globals') ? 'POST' : 'PATCH');
  const open = async (path: string): Promise<Saved> => {
    const { json } = await rest(`${path}?draft=true&depth=0`, { method: 'GET', cookie });
    return json as unknown as Saved;
  };
  /** A form sends everything that stands in it. */
  const save = async (
    path: string,
    form: object,
    { draft = false, query = '', editor }: Saving = {},
  ) => {
    const data = { ...form, _status: draft ? 'draft' : 'published' };
    const search = `?depth=0${draft ? '&draft=true' : ''}${query}`;
    const answer = await rest(`${path}${search}`, { method: methodOf(path), cookie, data, editor });
    return { ...answer, errors: (answer.json as unknown as Refused).errors };
  };
  const statuses = async (...answers: ReturnType<typeof save>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  for (const [path, name] of [
    ['/industries/2', 'title'],
    ['/pages/1', 'name'],
    ['/media/1', 'alt'],
    ['/globals/site-settings', 'slogan'],
  ] as const) {
    it(`refuses what would overwrite ${path} as somebody has saved it since`, async () => {
      const tab = await open(path);
      const first = await save(path, { ...tab, [name]: 'Written first' });
      assert.equal(first.status, 200, first.text);
      const { status, errors } = await save(path, { ...tab, [name]: 'Written second' });
      assert.equal(status, 409);
      const now = await open(path);
      assert.equal(now[name], 'Written first');
      assert.equal(errors[0]?.data.at, now.updatedAt);
      assert.equal(errors[0]?.data.by, now.changed_by);
      assert.match(errors[0]!.message, /^Nothing was saved, because .* has saved|you have saved/);
      const onto = { ...now, [name]: 'Written second' };
      assert.deepEqual(await statuses(save(path, onto)), [200]);
      assert.equal((await open(path))[name], 'Written second');
    });

    it(`takes one of two that save ${path} at once from the same version`, async () => {
      for (const draft of path.startsWith('/media') ? [false] : [false, true, false]) {
        const tab = await open(path);
        const tabs = ['one', 'other', 'third'].map((text, index) =>
          save(
            path,
            { ...tab, [name]: `${text} ${draft}` },
            { draft, editor: editors[index % editors.length] },
          ),
        );
        assert.deepEqual(await statuses(...tabs), [200, 409, 409]);
      }
    });
  }

  it('tells the second about another field, which it would put back', async () => {
    const tab = await open('/industries/3');
    await save('/industries/3', { ...tab, text: 'A new text' });
    const { status } = await save('/industries/3', { ...tab, title: 'A new name' });
    assert.equal(status, 409);
    assert.equal((await open('/industries/3')).text, 'A new text');
  });

  it('takes a form that learns of each of its own saves', async () => {
    let form: object = await open('/industries/4');
    for (const [title, draft] of [
      ['Drafted', true],
      ['Published', false],
      ['Drafted again', true],
    ] as const) {
      const { status, json } = await save('/industries/4', { ...form, title }, { draft });
      assert.equal(status, 200);
      form = (json as unknown as { doc: object }).doc;
    }
    // An answer that was lost on its way: the same is saved once more.
    const lost = { ...form, title: 'Sent twice' };
    assert.deepEqual([(await save('/industries/4', lost)).status], [200]);
    assert.deepEqual([(await save('/industries/4', lost)).status], [200]);
  });

  it('takes “Revert to published”, which sends what is published over a draft', async () => {
    for (const [path, name] of [
      ['/industries/5', 'title'],
      ['/globals/site-settings', 'slogan'],
    ] as const) {
      const before = await open(path);
      await save(path, { ...before, [name]: 'On the site' });
      await save(path, { ...(await open(path)), [name]: 'Drafted over it' }, { draft: true });
      const { json } = await rest(`${path}?depth=0`, { method: 'GET', cookie });
      const reverted = await save(path, json);
      assert.equal(reverted.status, 200, reverted.text);
      const { [name]: text, _status } = await open(path);
      assert.deepEqual([text, _status], ['On the site', 'published']);
      // What was published since is no draft.
      await save(path, { ...(await open(path)), [name]: 'Published since' });
      await save(path, { ...(await open(path)), [name]: 'Drafted over it' }, { draft: true });
      assert.deepEqual(await statuses(save(path, json)), [409]);
    }
  });

  it('takes another order for no change', async () => {
    const tab = await open('/products/2');
    const target = { id: 5, key: (await open('/products/5'))._order };
    const moved = await rest('/reorder', {
      cookie,
      data: {
        collectionSlug: 'products',
        docsToMove: ['2'],
        newKeyWillBe: 'greater',
        orderableFieldName: '_order',
        target,
      },
    });
    assert.equal(moved.status, 200, moved.text);
    const now = await open('/products/2');
    assert.notEqual(now.updatedAt, tab.updatedAt);
    const saved = await save('/products/2', { ...tab, title: 'Moved' });
    assert.equal(saved.status, 200, saved.text);
    const after = await open('/products/2');
    assert.deepEqual([after.title, after._order], ['Moved', now._order]);
  });

  it('tells the second that the item has left the site, or lies in the trash', async () => {
    const path = '/industries/5';
    const tab = await open(path);
    const request = { method: 'PATCH', cookie };
    const unpublish = `${path}?unpublishAllLocales=true`;
    assert.equal((await rest(unpublish, { ...request, data: { _status: 'draft' } })).status, 200);
    assert.equal((await save(path, { ...tab, title: 'On the site again' })).status, 409);
    const trashed = await open(path);
    await rest(path, { ...request, data: { deletedAt: new Date().toISOString() } });
    const { status, errors } = await save(path, { ...trashed, title: 'In the trash' });
    assert.equal(status, 409);
    assert.match(errors[0]!.message, /in the trash/);
    assert.equal((await save(path, {}, { query: '&trash=true' })).status, 200);
  });

  it('tells the second that an older version was restored', async () => {
    const path = '/products/6';
    await save(path, { ...(await open(path)), title: 'Older' });
    await save(path, { ...(await open(path)), title: 'Newer' });
    const tab = await open(path);
    const found = await rest(
      `/products/versions?where[parent][equals]=6&where[version.title][equals]=Older`,
      { method: 'GET', cookie },
    );
    const [{ id }] = (found.json as unknown as { docs: [{ id: number }] }).docs;
    assert.equal((await rest(`/products/versions/${id}`, { cookie })).status, 200);
    assert.equal((await save(path, { ...tab, short_description: 'Over it' })).status, 409);
  });

  it('lets pass what names no version: other programs, and many items at once', async () => {
    const tab = await open('/products/7');
    assert.equal((await save('/products/7', { title: 'By a program' })).status, 200);
    const many = '/products?where[id][in]=7,8';
    const changed = await rest(many, { method: 'PATCH', cookie, data: { sku: null } });
    assert.equal(changed.status, 200, changed.text);
    const { status } = await save('/products/7', { ...tab, title: 'Of the form' });
    assert.equal(status, 409);
  });

  it('is refused without a word about the item where there is no session', async () => {
    const data = { ...(await open('/industries/1')), updatedAt: '2026-01-01T00:00:00.000Z' };
    const { status, text } = await rest('/industries/1', { method: 'PATCH', data });
    assert.equal(status, 403);
    assert.doesNotMatch(text, /b\.example/);
    const odd = { ...data, updatedAt: { not: 'a time' }, title: 'Odd' };
    assert.deepEqual(await statuses(save('/industries/1', odd)), [400]);
  });

  it('goes on after a save that failed', async () => {
    const path = '/industries/1';
    const tab = await open(path);
    const wrong = save(path, { ...tab, title: 'x'.repeat(5_000) });
    const right = save(path, { ...tab, title: 'Right' });
    assert.deepEqual(await statuses(wrong, right), [200, 400]);
  });

  return { open, save };
}
