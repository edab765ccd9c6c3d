import { createCaptchaCheck } from './captcha';
import { startHttpServer } from './testing/loopback-server';
import { cleanUp, recordingLog } from './testing/test-service';

afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

function checkWith(verifyUrl: string) {
  const { log, lines } = recordingLog();
  return { checkCaptcha: createCaptchaCheck({ secret: 'shared', verifyUrl, log }), lines };
}

describe('captcha check', () => {
  it('gives up a provider that does not answer within 5 seconds', async () => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const provider = await startHttpServer(() => {
      limit.abort();
      return new Promise(() => undefined);
    });
    const { checkCaptcha, lines } = checkWith(provider.url);
    expect(await checkCaptcha('token')).toBe('unavailable');
    expect(timeout.mock.calls).toEqual([[5_000]]);
    expect(lines).toMatchObject([{ level: 50, err: { type: 'DOMException' } }]);
  });

  it('does not follow a redirect of the provider with its secret', async () => {
    const other = await startHttpServer(() => [200, '{"success": true}']);
    const provider = await startHttpServer(() => [307, '', { location: other.url }]);
    const { checkCaptcha } = checkWith(provider.url);
    expect(await checkCaptcha('token')).toBe('unavailable');
    expect(provider.seen).toHaveLength(1);
    expect(other.seen).toEqual([]);
  });
});
