import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withFirstAdministrator } from './first-administrator';

const { payload, email, password } = await withFirstAdministrator({ TRUST_PROXY: '1' });
const { rest, signedIn } = await import('./rest');

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
