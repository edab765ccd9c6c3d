import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createLocalReq } from 'payload';
import sharp from 'sharp';
import { itemsOf, testEditor } from './test-editor';

const { payload } = await testEditor('tables', { TRUST_PROXY: '1' });
const { draftContent } = await import('@/publishing/draft-content');
const { emptyTrash } = await import('@/collections/trash');
const { checkName, serverFunctions } = await import('@/server/server-functions');
const { hasKey, hasSession, isSession } = await import('@/server/session-token');
const { BOOTSTRAP } = await import('@/collections/users');
const { rest, signedIn } = await import('./rest');

const ROLES = ['administrator', 'editor', 'author', 'enquiries'] as const;
type Role = (typeof ROLES)[number];
type Doc = Record<string, unknown> & { id: number };

describe('a request with a session', () => {
  const cookies = {} as Record<Role, string>;
  const users = {} as Record<Role, number>;
  const send = async (who: Role, method: string, path: string, data?: unknown) => {
    const answer = await rest(path, { method, cookie: cookies[who], data });
    return { ...answer, doc: (answer.json.doc ?? {}) as unknown as Doc };
  };

  before(async () => {
    for (const role of ROLES) {
      const data = { email: `${role}@doors.example`, password: 'a-long-password', role };
      const { id } = await payload.create({
        collection: 'users' as never,
        data: data as never,
        context: { [BOOTSTRAP]: true },
      });
      users[role] = id as number;
      cookies[role] = await signedIn(data.email, data.password);
    }
  });

  it('has one that the editor has sealed, before a large body is read', () => {
    const token = cookies.author.replace('payload-token=', '');
    const [header, claims = '', seal] = token.split('.');
    const other = Buffer.from(claims, 'base64url').toString().replace('"id"', '"ID"');
    assert.ok(isSession(token));
    for (const forged of [
      ...[undefined, '', 'x', '..', 'a.b.c', `${header}.${claims}.`, `${token}.x`],
      `${header}.${Buffer.from(other).toString('base64url')}.${seal}`,
    ])
      assert.equal(isSession(forged), false, forged);
    assert.equal(isSession(token, Date.now() + 9 * 3_600_000), false);
    const by = (authorization: string) => new Headers({ authorization });
    assert.ok(hasSession(by(`JWT ${token}`), undefined));
    assert.equal(hasSession(by('JWT x'), token), false);
    assert.ok(hasSession(new Headers(), token));
    assert.deepEqual([hasKey(by('users API-Key x')), hasKey(by('Basic x'))], [true, false]);
  });

  it('is answered at the door where its body is too large for who sends it', async () => {
    const { NextRequest } = await import('next/server');
    const { proxy } = await import('@/proxy');
    const statusOf = async (headers: Record<string, string>, bytes = 20 * 1024 * 1024) => {
      const request = new NextRequest('http://localhost:3200/payload-api/media', {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'x-forwarded-for': '192.0.2.77',
          'content-length': String(bytes),
          ...headers,
        },
      });
      return (await proxy(request)).status;
    };
    assert.equal(await statusOf({ cookie: cookies.author }), 200);
    assert.equal(await statusOf({ cookie: cookies.author }, 22 * 1024 * 1024), 413);
    for (const cookie of ['payload-token=x', `${cookies.author}x`, ''])
      assert.equal(await statusOf({ cookie }), 403);
    assert.equal(await statusOf({}, 64 * 1024), 200);
    const authorization = 'users API-Key x';
    for (let count = 0; count < 60; count += 1)
      assert.equal(await statusOf({ authorization }), 200);
    assert.equal(await statusOf({ authorization }), 429);
    assert.equal(await statusOf({ authorization }, 64 * 1024), 200);
  });

  it('does not choose the number of a new item: after the highest there would be no other', async () => {
    const drafts = '/products?draft=true';
    const { doc } = await send('editor', 'POST', drafts, { title: 'First' });
    for (const id of [9007199254740991, 2147483647, -1, 0, 1.5, 'abc', doc.id]) {
      const answer = await send('author', 'POST', drafts, { id, title: 'Mine' });
      assert.equal(answer.status, 201, answer.text);
      const copy = await send('author', 'POST', `/products/${doc.id}/duplicate`, { id });
      assert.equal(copy.status, 200, copy.text);
    }
    const last = await send('editor', 'POST', drafts, { title: 'Last' });
    assert.deepEqual([last.status, last.doc.id], [201, doc.id + 15]);
  });

  it('does not choose when an item went into the trash: only administrators delete for good', async () => {
    const { doc } = await send('editor', 'POST', '/industries', { title: 'Rail' });
    for (const deletedAt of ['2001-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']) {
      const { status, text } = await send('editor', 'PATCH', `/industries/${doc.id}`, {
        deletedAt,
      });
      assert.equal(status, 200, text);
      assert.equal(await emptyTrash(payload), 0);
      const found = (await payload.findByID({
        collection: 'industries' as never,
        id: doc.id,
        trash: true,
      })) as unknown as { deletedAt: string };
      assert.ok(Math.abs(Date.parse(found.deletedAt) - Date.now()) < 60_000, found.deletedAt);
      await send('editor', 'PATCH', `/industries/${doc.id}?trash=true`, { deletedAt: null });
    }
  });

  it('does not say what a file is', async () => {
    const body = new FormData();
    const photo = await sharp({
      create: { width: 80, height: 60, channels: 3, background: '#567' },
    })
      .jpeg()
      .toBuffer();
    body.set('file', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'plate.jpg');
    const forged = {
      ...{ mimeType: 'text/html', filename: 'other.html', filesize: -1, width: -5, height: 1e9 },
      ...{ sizes: { thumbnail: { filename: 'other.jpg' } }, focalX: 1e9, focalY: 'x' },
    };
    body.set('_payload', JSON.stringify({ alt: 'A plate', ...forged }));
    const created = await rest('/media', { cookie: cookies.author, body });
    const { doc } = created.json as unknown as { doc: Doc };
    const { id, filename, mimeType, filesize, width, height, sizes } = doc;
    assert.deepEqual([mimeType, width, height], ['image/jpeg', 80, 60]);
    const changed = await send('editor', 'PATCH', `/media/${id}`, { alt: 'Plates', ...forged });
    assert.equal(changed.doc.alt, 'Plates');
    for (const [name, value] of Object.entries({
      ...{ filename, mimeType, filesize, width, height, sizes },
      ...{ focalX: 50, focalY: 50 },
    }))
      assert.deepEqual(changed.doc[name], value, name);
  });

  it('does not stop previews of others by a draft that no form would send', async () => {
    for (const html of ['<script>', { root: { children: [{ type: 'list', children: 5 }] } }])
      await itemsOf(payload, {}).create(
        'products',
        { title: 'Made by hand', html, seo: [] },
        { draft: true },
      );
    const items = (await draftContent(payload, 'list/industrial-products')) as Doc[];
    assert.equal(items.filter(({ title }) => title === 'Made by hand').length, 2);
  });

  it('puts nothing beside the fields, where whoever publishes does not see it', async () => {
    const change = (data: object) =>
      payload.update({ collection: 'products' as never, id: 1, data: data as never });
    await change({ further: { voltage: '24 V' } });
    const further = { discount_price: 1, id: 2, voltage: '48 V' };
    const title = 'With a price that no form shows';
    await send('author', 'PATCH', '/products/1?draft=true', { title, further });
    await send('author', 'POST', '/products?draft=true', { title, further });
    await send('author', 'POST', '/products/1/duplicate', { further });
    const items = (await draftContent(payload, 'list/industrial-products')) as Doc[];
    const [changed, ...others] = items.filter((item) => String(item.title).startsWith(title));
    assert.deepEqual([changed!.id, changed!.voltage], [1, '24 V']);
    assert.deepEqual(
      others.map(({ voltage }) => voltage),
      [undefined, '24 V'],
    );
    for (const each of [changed!, ...others]) assert.equal(each.discount_price, undefined);
    await send('author', 'PATCH', '/globals/menus?draft=true', { further });
    await send('author', 'POST', '/globals/menus?draft=true', { further });
    const menus = await payload.findGlobal({ slug: 'menus' as never, draft: true });
    assert.ok(!(menus as { further?: unknown }).further);

    const { docs } = await payload.findVersions({
      collection: 'products' as never,
      where: { 'version.further': { exists: true }, parent: { equals: 1 } } as never,
      limit: 1,
    });
    await change({ further: null });
    await send('editor', 'POST', `/products/versions/${docs[0]!.id}?draft=true`);
    const draft = await payload.findByID({ collection: 'products' as never, id: 1, draft: true });
    assert.deepEqual((draft as { further?: unknown }).further, { voltage: '24 V' });
  });

  it('does not choose a short key, which would be guessed', async () => {
    for (const who of ['author', 'administrator'] as const) {
      const path = `/users/${users[who]}`;
      const short = { enableAPIKey: true, apiKey: 'a'.repeat(31) };
      const answer = await send(who, 'PATCH', path, short);
      assert.deepEqual([answer.status, /32 characters/.test(answer.text)], [400, true]);
      const long = { enableAPIKey: true, apiKey: crypto.randomUUID() };
      assert.equal((await send(who, 'PATCH', path, long)).status, 200);
    }
  });

  it('plans no publishing, and takes none back, where it may not publish', async () => {
    const { doc } = await send('editor', 'POST', '/industries?draft=true', { title: 'Planned' });
    const plan = async (role: Role, deleteID?: number) => {
      const user = { id: users[role], role, collection: 'users' };
      return serverFunctions['schedule-publish']({
        req: await createLocalReq({ user: user as never }, payload),
        ...{ type: 'publish', date: new Date('2999-01-01') },
        doc: { relationTo: 'industries' as never, value: String(doc.id) },
        deleteID,
      } as never);
    };
    assert.ok('message' in ((await plan('editor')) as object));
    const planned = () =>
      payload.find({ collection: 'payload-jobs', overrideAccess: true, depth: 0 });
    const before = (await planned()).docs;
    assert.equal(before.length, 1);
    for (const role of ['author', 'enquiries'] as const)
      await assert.rejects(plan(role, before[0]!.id as number), { name: 'Forbidden' });
    assert.deepEqual((await planned()).docs, before);
  });

  it('plans for no record to leave the site that the site needs', async () => {
    const user = { id: users.editor, role: 'editor', collection: 'users' } as never;
    const plan = async (global: string) =>
      serverFunctions['schedule-publish']({
        req: await createLocalReq({ user }, payload),
        ...{ type: 'unpublish', date: new Date('2999-01-01'), global },
      } as never);
    await assert.rejects(plan('site-settings'), /The site cannot be without this/);
    assert.ok('message' in ((await plan('menus')) as object));
  });

  it('calls functions of the editor by their names alone', () => {
    for (const name of ['constructor', '__proto__', 'toString', undefined, ['form-state']])
      assert.throws(() => checkName(name));
    for (const name of ['form-state', 'schedule-publish']) checkName(name);
  });

  it('does not hold forms for others, and sees who holds them only where it writes', async () => {
    const user = { relationTo: 'users', value: users.administrator };
    for (const who of ['enquiries', 'author', 'administrator'] as const) {
      const lock = await send(who, 'POST', '/payload-locked-documents', {
        globalSlug: 'menus',
        user,
      });
      assert.equal(lock.status, 403);
    }
    const collection = 'payload-locked-documents';
    await payload.db.create({ collection, data: { globalSlug: 'menus', user } });
    const total = async (who: Role) =>
      (await send(who, 'GET', `/${collection}`)).json.totalDocs as unknown;
    assert.deepEqual([await total('enquiries'), await total('author')], [0, 1]);
  });

  it('ends and takes over the locks of others one at a time, or as an administrator', async () => {
    const collection = 'payload-locked-documents';
    await payload.delete({ collection, where: {} });
    const lock = async (globalSlug: string, who: Role) => {
      const user = { relationTo: 'users' as const, value: users[who] };
      return (await payload.db.create({ collection, data: { globalSlug, user } })).id as number;
    };
    const theirs = await lock('menus', 'editor');
    await lock('site-settings', 'editor');
    await lock('words', 'author');
    const all = `/${collection}?where[id][exists]=true`;
    const left = async () => (await payload.count({ collection })).totalDocs;
    const user = { relationTo: 'users', value: users.author };
    await send('author', 'PATCH', all, { user });
    await send('author', 'DELETE', all);
    assert.equal(await left(), 2);
    assert.equal((await send('author', 'DELETE', `/${collection}/${theirs}`)).status, 403);
    assert.equal((await send('author', 'PATCH', `/${collection}/${theirs}`, { user })).status, 200);
    assert.equal((await send('author', 'DELETE', `/${collection}/${theirs}`)).status, 200);
    assert.equal((await send('administrator', 'DELETE', all)).status, 200);
    assert.equal(await left(), 0);
    for (const other of ['payload-jobs', 'payload-migrations'])
      for (const method of ['GET', 'DELETE'])
        assert.match(
          String((await send('author', method, `/${other}?where[id][exists]=true`)).status),
          /^(403|404|501)$/,
        );
    const mine = await send('administrator', 'POST', '/payload-preferences/nav', { value: {} });
    assert.equal(mine.status, 200, mine.text);
    await send('author', 'DELETE', '/payload-preferences?where[id][exists]=true');
    assert.equal((await payload.count({ collection: 'payload-preferences' })).totalDocs, 1);
  });
});
