import { createCaptchaCheck } from './captcha';
import { startHttpServer } from './testing/loopback-server';
import { cleanUp, recordingLog } from './testing/test-service';

afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

function checkWith(verifyUrl: string) {
  const { log, lines } = recordingLog();
  return { ...createCaptchaCheck({ secret: 'shared', verifyUrl, log }), lines };
}

describe('captcha check', () => {
  it('gives up a provider that does not answer within 5 seconds', async () => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const provider = await startHttpServer(() => {
      limit.abort();
      return new Promise(() => undefined);
    });
    const { check, lines } = checkWith(provider.url);
    expect(await check('token')).toBe('unavailable');
    expect(timeout.mock.calls).toEqual([[5_000]]);
    expect(lines).toMatchObject([{ level: 50, err: { type: 'DOMException' } }]);
  });

  it('does not follow a redirect of the provider with its secret', async () => {
    const other = await startHttpServer(() => [200, '{"success": true}']);
    const provider = await startHttpServer(() => [307, '', { location: other.url }]);
    const { check } = checkWith(provider.url);
    expect(await check('token')).toBe('unavailable');
    expect(provider.seen).toHaveLength(1);
    expect(other.seen).toEqual([]);
  });

  it.each([
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, /RECAPTCHA_SECRET is wrong/],
    [{ success: true, score: 0.9, action: 'submit' }, /v3; create keys of v2/],
    ['maintenance', /no verdict/],
  ])(
    'names a configuration that cannot work, and accepts the message: %j',
    async (answer, words) => {
      const provider = await startHttpServer(() => [200, JSON.stringify(answer)]);
      const { check, health, lines } = checkWith(provider.url);
      expect(health()).toEqual({ status: 'ok' });
      expect(await check('token')).toBe('unavailable');
      expect(health()).toEqual({
        status: 'failing',
        reason: expect.stringMatching(words) as string,
      });
      expect(lines).toHaveLength(1);
    },
  );

  it('names keys that do not match after ten rejected tokens, until one passes', async () => {
    let success = false;
    const provider = await startHttpServer(() => [200, JSON.stringify({ success })]);
    const { check, health, lines } = checkWith(provider.url);
    for (let tries = 0; tries < 12; tries++) await expect(check('token')).rejects.toThrow('robot');
    expect(health().reason).toMatch(/may not belong/);
    expect(lines).toHaveLength(1);
    success = true;
    expect(await check('token')).toBe('passed');
    expect(health()).toEqual({ status: 'ok' });
  });
});
