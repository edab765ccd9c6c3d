import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { withFirstAdministrator } from './first-administrator';

const { payload, mail, email, password } = await withFirstAdministrator({
  CMS_URL: 'https://editor.company.example',
});
const { firstUser } = await import('@/server/first-user');
const { resetPassword } = await import('@/server/reset-password');

const collection = 'users';
const HOUR_S = 60 * 60;

describe('a user', () => {
  const login = (password: string) =>
    payload.login({ collection, data: { email, password } as never });

  it('has a session that ends after eight hours', async () => {
    const { exp = 0 } = await login(password);
    assert.ok(Math.abs(exp - Date.now() / 1_000 - 8 * HOUR_S) < 60);
  });

  it('sets a new password by a link that is mailed, and works once', async () => {
    await payload.forgotPassword({ collection, data: { email } as never });
    const text = (await mail.next()).replaceAll('=\r\n', '').replaceAll('=3D', '=');
    assert.match(text, /^Auto-Submitted: auto-generated\r$/m);
    assert.match(text, /^X-Auto-Response-Suppress: All\r$/m);
    assert.match(text, /^To: boss@company\.example/m);
    const token = /https:\/\/editor\.company\.example\/admin\/reset\/(\w+)/.exec(text)![1]!;
    const reset = (password: string) =>
      payload.resetPassword({ collection, data: { token, password }, overrideAccess: true });
    await reset('the-second-password');
    await assert.rejects(login('the-first-password'));
    await login('the-second-password');
    await assert.rejects(reset('the-third-password'), /token/i);
  });

  it('has a password of twelve characters at least, at whatever door it is chosen', async () => {
    const { docs } = await payload.find({ collection });
    const { id } = docs[0]!;
    const token = await payload.forgotPassword({
      collection,
      data: { email } as never,
      disableEmail: true,
    });
    for (const password of ['abc', 'eleven-char', 123456789012, ['a-long-password']]) {
      const data = { password } as never;
      for (const choose of [
        () => payload.update({ collection, id, data }),
        () => payload.update({ collection, where: {} as never, data }),
        () =>
          payload.create({
            collection,
            data: { email: 'b@company.example', role: 'author', password } as never,
            context: { bootstrap: true },
          }),
        () =>
          payload.resetPassword({
            collection,
            data: { token, password: password as string },
            overrideAccess: true,
          }),
      ])
        await assert.rejects(async () => choose(), /at least 12 characters/);
    }
    await login('the-second-password');
  });

  it('who is the only administrator stays one', async () => {
    const { docs } = await payload.find({ collection });
    const { id } = docs[0]!;
    const only = /only administrator/;
    const data = { role: 'author' } as never;
    await assert.rejects(payload.update({ collection, id, data }), only);
    await assert.rejects(payload.delete({ collection, id }), only);
    const all = { id: { exists: true } } as never;
    await assert.rejects(payload.update({ collection, where: all, data }), /one by one/);
    await assert.rejects(payload.delete({ collection, where: all }), /one by one/);
    const other = await payload.create({
      collection,
      data: {
        email: 'other@company.example',
        password: 'a-long-password',
        role: 'administrator',
      } as never,
      context: { bootstrap: true },
    });
    await payload.update({ collection, id: other.id, data });
    await assert.rejects(payload.update({ collection, id, data }), only);
    await payload.delete({ collection, id: other.id });
  });

  it('of two administrators one stays, whatever happens to both at once', async () => {
    const where = { role: { equals: 'administrator' } } as never;
    const administrators = async () => (await payload.find({ collection, where })).docs;
    const give = (id: number | string, role: string) =>
      payload.update({ collection, id, data: { role } as never });
    const [first] = await administrators();
    const { id } = await payload.create({
      collection,
      data: {
        email: 'second@company.example',
        password: 'a-long-password',
        role: 'author',
      } as never,
      context: { bootstrap: true },
    });
    for (const leave of [
      (each: number | string) => give(each, 'author'),
      async (each: number | string) =>
        each === id ? payload.delete({ collection, id }) : give(each, 'editor'),
    ]) {
      await give(id, 'administrator');
      const outcomes = await Promise.allSettled([first!.id, id].map(leave));
      const left = await administrators();
      assert.notEqual(left.length, 0);
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 2 - left.length);
      await give(first!.id, 'administrator');
    }
    if ((await payload.find({ collection, where: { id: { equals: id } } as never })).totalDocs)
      await payload.delete({ collection, id });
  });

  it('becomes administrator again where nobody is, by a start and by the command', async () => {
    const { docs } = await payload.find({ collection });
    const { id } = docs[0]!;
    const demote = () =>
      (payload.db.updateOne as unknown as (args: object) => Promise<object>).call(payload.db, {
        collection: 'users',
        id,
        data: { role: 'author' },
      });
    await demote();
    assert.deepEqual(await firstUser(payload), { id, email, isNew: false });
    await login('the-second-password');
    await demote();
    const made = await resetPassword(payload);
    assert.equal(made.email, email);
    const { user } = await login(made.password);
    assert.equal((user as unknown as { role: string }).role, 'administrator');
    await assert.rejects(
      resetPassword(payload, 'nobody@company.example'),
      /There is no user nobody/,
    );
  });

  it('finds no API tab on what the admin shows', () => {
    const shown = [...payload.config.collections, ...payload.config.globals].filter(
      ({ admin }) => admin.hidden !== true,
    );
    assert.ok(shown.length > 20);
    const withTab = shown.filter(({ admin }) => admin.hideAPIURL !== true);
    assert.deepEqual(
      withTab.map(({ slug }) => slug),
      [],
    );
  });

  describe('with an API key', () => {
    const key = 'a-key-of-a-machine-that-writes-drafts';
    let machine = 0;
    const holder = async () => {
      const headers = new Headers({ authorization: `users API-Key ${key}` });
      return (await payload.auth({ headers })).user;
    };
    const addUser = (email: string, role: string, more = {}) =>
      payload.create({
        collection,
        data: { email, password: 'a-long-password', role, ...more } as never,
        context: { bootstrap: true },
      });

    before(async () => {
      const { id } = await addUser('machine@company.example', 'author', {
        enableAPIKey: true,
        apiKey: key,
      });
      machine = Number(id);
    });

    it('may do what its role may', async () => {
      const user = await holder();
      assert.equal(user?.id, machine);
      const as = { user, overrideAccess: false, collection: 'faq' as const };
      const data = { title: 'By a machine', slug: 'machine' };
      const draft = await payload.create({ ...as, data: { ...data, _status: 'draft' } as never });
      assert.equal((draft as { _status?: string })._status, 'draft');
      const published = { ...data, _status: 'published' } as never;
      await assert.rejects(payload.create({ ...as, data: published }), /not allowed/);
      await assert.rejects(payload.delete({ ...as, id: draft.id }), /not allowed/);
      await assert.rejects(
        payload.create({ ...as, collection, data: { email: 'x@company.example' } as never }),
        /not allowed/,
      );
    });

    it('is shown to no colleague', async () => {
      const colleague = await addUser('colleague@company.example', 'editor');
      const user = { ...(colleague as object), collection: 'users' } as never;
      const { docs } = await payload.find({ collection, user, overrideAccess: false });
      assert.deepEqual(
        docs.map(({ id }) => id),
        [colleague.id],
      );
      const read = payload.findByID({ collection, id: machine, user, overrideAccess: false });
      await assert.rejects(read, /Not Found/i);
    });

    it('is refused once its key is taken away', async () => {
      assert.ok(await holder());
      const data = { enableAPIKey: false, apiKey: null } as never;
      await payload.update({ collection, id: machine, data });
      assert.equal(await holder(), null);
    });
  });
});
