import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { withFirstAdministrator } from '../first-administrator';

const { payload, email, password } = await withFirstAdministrator({ TRUST_PROXY: '1' });
const { rest, signedIn } = await import('../rest');
const { BOOTSTRAP } = await import('@/collections/users');

const wrong = { email, password: 'not-the-password' };
const right = { email, password };

/** Every way to write one path that the router of Payload takes. */
const SPELLINGS = ['/users/login', '/users/LOGIN', '/users/Login', '/users/login/'];

const statusesOf = async (tries: number, post: (index: number) => ReturnType<typeof rest>) => {
  const statuses: number[] = [];
  for (let index = 0; index < tries; index += 1) statuses.push((await post(index)).status);
  return statuses;
};
const fails = (statuses: number[]) => statuses.filter((status) => status !== 429).length;

describe('signing in', () => {
  const unlock = () =>
    payload.unlock({
      collection: 'users' as never,
      data: { email } as never,
      overrideAccess: true,
    });

  it('is tried eight times by a client, however it spells the path', async () => {
    const statuses = await statusesOf(15, (index) =>
      rest(SPELLINGS[index % SPELLINGS.length]!, { data: wrong, from: '192.0.2.10' }),
    );
    assert.ok(fails(statuses) <= 8, statuses.join(' '));
    const refused = await rest('/users/login', { data: right, from: '192.0.2.10' });
    assert.equal(refused.status, 429);
    assert.match(refused.text, /Too many tries\. Please wait 10 min\./);
    assert.ok(Number(refused.headers.get('retry-after')) > 500);
    await signedIn(email, right.password, '192.0.2.11');
    await unlock();
  });

  it('is one client from a /64 of IPv6', async () => {
    const statuses = await statusesOf(12, (index) =>
      rest('/users/login', { data: wrong, from: `2001:db8:1:1::${index + 1}` }),
    );
    assert.equal(fails(statuses), 8);
    await signedIn(email, right.password, '192.0.2.12');
    await unlock();
  });

  it('is four clients at most from a /48 of IPv6', async () => {
    const statuses = await statusesOf(25, (index) =>
      rest('/users/unlock', { data: { email }, from: `2001:db8:2:${index}::1` }),
    );
    assert.equal(fails(statuses), 4 * 5);
  });

  it('does not count those that succeed', async () => {
    const from = '192.0.2.13';
    for (let round = 0; round < 3; round += 1) {
      await statusesOf(3, () => rest('/users/login', { data: wrong, from }));
      await signedIn(email, right.password, from).catch(() => undefined);
    }
    // Nine wrong tries, whatever succeeded between them.
    assert.equal((await rest('/users/login', { data: right, from })).status, 429);
    await unlock();
  });

  it('says the same of unknown, known and locked addresses, and takes as long', async () => {
    let clients = 0;
    const tried = async (data: object) => {
      const started = performance.now();
      const { status, text } = await rest('/users/login', {
        data,
        from: `198.51.100.${++clients}`,
      });
      return { answer: [status, text], ms: performance.now() - started };
    };
    const known = await tried(wrong);
    const unknown = await tried({ ...wrong, email: 'nobody@company.example' });
    const users = payload.db.updateOne as (args: object) => Promise<unknown>;
    const lockUntil = new Date(Date.now() + 60_000).toISOString();
    await users.call(payload.db, {
      collection: 'users',
      where: { email: { equals: email } },
      data: { lockUntil },
    });
    const locked = await tried(right);
    assert.equal(known.answer[0], 401);
    assert.deepEqual(unknown.answer, known.answer);
    assert.deepEqual(locked.answer, known.answer);
    assert.match(String(locked.answer[1]), /locked the account/);
    for (const { ms } of [unknown, locked]) assert.ok(ms > known.ms / 3, `${ms} of ${known.ms} ms`);
    await unlock();
  });

  it('gets a link for a new password five times, however a client spells the path', async () => {
    const paths = ['/users/forgot-password', '/users/Forgot-Password', '/users/FORGOT-PASSWORD'];
    const statuses = await statusesOf(12, (index) =>
      rest(paths[index % paths.length]!, { data: { email }, from: '192.0.2.20' }),
    );
    assert.ok(fails(statuses) <= 5, statuses.join(' '));
  });
});

describe('changing a password', () => {
  const mine = { email: 'writer@b.example', password: 'a-first-password' };
  const from = '192.0.2.30';
  const newer = 'a-second-password';
  let id: number | string;
  before(async () => {
    const made = await payload.create({
      collection: 'users' as never,
      data: { ...mine, role: 'editor' } as never,
      context: { [BOOTSTRAP]: true },
    });
    id = (made as { id: number }).id;
  });
  const change = (cookie: string, data: object, path = `/users/${id}`) =>
    rest(path, { method: 'PATCH', cookie, data, from });
  const isIn = async (cookie: string) =>
    JSON.stringify((await rest('/users/me', { method: 'GET', cookie })).json).includes(mine.email);
  const isKey = async (key: string) => {
    const headers = { authorization: `users API-Key ${key}` };
    const { text } = await rest('/users/me', { method: 'GET', headers });
    return text.includes(mine.email);
  };

  it('of one’s own asks for the one until now, and ends other sessions and the key', async () => {
    const [here, elsewhere] = [
      await signedIn(mine.email, mine.password, from),
      await signedIn(mine.email, mine.password, from),
    ];
    const apiKey = 'k'.repeat(36);
    assert.equal((await change(here, { enableAPIKey: true, apiKey })).status, 200);
    assert.ok(await isKey(apiKey));

    const without = await change(here, { password: newer });
    assert.equal(without.status, 400);
    assert.match(without.text, /the password that you have now/);
    const wrong = await change(here, { password: newer, current_password: 'not-the-password' });
    assert.equal(wrong.status, 400);
    assert.match(wrong.text, /is another one/);
    const all = await change(here, { password: newer }, '/users?where[id][exists]=true');
    assert.match(all.text, /one by one/);
    assert.ok(await isIn(elsewhere));

    const done = await change(here, { password: newer, current_password: mine.password });
    assert.equal(done.status, 200, done.text);
    assert.doesNotMatch(done.text, /current_password|a-first-password/);
    assert.ok(await isIn(here));
    assert.ok(!(await isIn(elsewhere)));
    assert.ok(!(await isKey(apiKey)));
    await signedIn(mine.email, newer, from);
  });

  it('is guessed no more often than signing in', async () => {
    const cookie = await signedIn(mine.email, newer, '192.0.2.31');
    const guess = { password: 'a-third-password', current_password: 'not-the-password' };
    const statuses = await statusesOf(12, () =>
      rest(`/users/${id}`, { method: 'PATCH', cookie, data: guess, from: '192.0.2.31' }),
    );
    assert.ok(fails(statuses) <= 8, statuses.join(' '));
    await payload.unlock({
      collection: 'users' as never,
      data: { email: mine.email } as never,
      overrideAccess: true,
    });
  });

  it('by a mailed link or an administrator ends the key and the sessions', async () => {
    const apiKey = 'm'.repeat(36);
    const giveKey = () =>
      payload.update({
        collection: 'users' as never,
        id,
        data: { enableAPIKey: true, apiKey } as never,
      });
    await giveKey();
    const administrator = await signedIn(email, password, '192.0.2.32');
    const session = await signedIn(mine.email, newer, '192.0.2.33');
    assert.equal((await change(administrator, { password: 'a-fourth-password' })).status, 200);
    assert.ok(!(await isIn(session)) && !(await isKey(apiKey)));

    await giveKey();
    const again = await signedIn(mine.email, 'a-fourth-password', '192.0.2.33');
    const token = await payload.forgotPassword({
      collection: 'users' as never,
      data: { email: mine.email } as never,
      disableEmail: true,
    });
    const reset = await rest('/users/reset-password', {
      data: { token, password: 'a-fifth-password' },
      from: '192.0.2.34',
    });
    assert.equal(reset.status, 200, reset.text);
    assert.ok(!(await isIn(again)) && !(await isKey(apiKey)));
  });
});
