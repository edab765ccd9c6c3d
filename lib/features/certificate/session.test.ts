import { EncryptJWT } from 'jose';
import { openSession, sealSession } from './session';

process.env.SESSION_SECRET = 'a-secret-of-at-least-32-characters';

const MINUTE = 60_000;
const session = { id: 'r1', email: 'ada@example.com', requestedAt: Date.now(), unlocked: true };

describe('session', () => {
  it('opens a sealed session', async () => {
    expect(await openSession(await sealSession(session))).toEqual(session);
  });

  it('does not reveal its content', async () => {
    const sealed = await sealSession(session);
    const readable = sealed
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(readable.join()).not.toMatch(/ada|example|unlocked/);
  });

  it('expires after 20 minutes', async () => {
    const old = { ...session, requestedAt: Date.now() - 20 * MINUTE - 1_000 };
    expect(await openSession(await sealSession(old))).toBe('expired');
  });

  it('of a clock that was ahead is expired, except by less than a minute', async () => {
    const ahead = (ms: number) => ({ ...session, requestedAt: Date.now() + ms });
    expect(await openSession(await sealSession(ahead(2 * MINUTE)))).toBe('expired');
    expect(await openSession(await sealSession(ahead(MINUTE / 2)))).toMatchObject({ id: 'r1' });
  });

  it('rejects any change of a single character', async () => {
    const sealed = await sealSession(session);
    for (let at = 0; at < sealed.length; at += 7) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const tampered = sealed.slice(0, at) + other + sealed.slice(at + 1);
      // The last character of a part holds bits that mean nothing.
      if (tampered === sealed || /[.]|^$/.test(sealed[at + 1] ?? '')) continue;
      expect(await openSession(tampered)).toBeUndefined();
    }
  });

  it('rejects other keys, algorithms and malformed tokens', async () => {
    const foreign = await new EncryptJWT({ ...session })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setAudience('certificate-session')
      .setExpirationTime('20m')
      .encrypt(new Uint8Array(32));
    const unsealed = [
      'eyJhbGciOiJub25lIn0',
      Buffer.from(JSON.stringify(session)).toString('base64url'),
      '',
    ];
    for (const token of [
      foreign,
      unsealed.join('.'),
      'nonsense',
      '....',
      JSON.stringify(session),
    ]) {
      expect(await openSession(token)).toBeUndefined();
    }
  });
});
