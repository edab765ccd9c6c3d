/** @jest-environment node */
import { createHumanCheck } from './human-check';
import { startHttp } from './testing/loopback-server';
import { cleanUp, recordingLog } from './testing/test-service';

const withinMs = AbortSignal.timeout.bind(AbortSignal);

afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

it('does not wait longer than 5 seconds for a provider that never answers', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => withinMs(100));
  const provider = await startHttp(() => new Promise(() => undefined));
  const { log, lines } = recordingLog();
  const checkHuman = createHumanCheck({ secret: 'shared', verifyUrl: provider.url, log });
  expect(await checkHuman('token')).toBe('unavailable');
  expect(limit.mock.calls).toEqual([[5_000]]);
  expect(provider.seen).toHaveLength(1);
  expect(lines).toMatchObject([{ level: 50, err: { type: 'DOMException' } }]);
}, 5_000);

it('takes its secret to no other server that the provider leads to', async () => {
  const other = await startHttp(() => [200, '{"success": true}']);
  const provider = await startHttp(() => [307, '', { location: other.url }]);
  const { log } = recordingLog();
  const checkHuman = createHumanCheck({ secret: 'shared', verifyUrl: provider.url, log });
  expect(await checkHuman('token')).toBe('unavailable');
  expect(other.seen).toEqual([]);
});
