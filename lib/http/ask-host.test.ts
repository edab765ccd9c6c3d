/** @jest-environment node */
import { requestScope } from '@/lib/observability/request-scope';
import { startFakeHost } from '@/lib/testing/fake-host';
import { askHost } from './ask-host';

process.env.LOG_LEVEL = 'silent';

it('names the request to the host by which it was caused, and sends the token', async () => {
  const seen: Record<string, unknown>[] = [];
  const host = await startFakeHost((request, response) => {
    seen.push(request.headers);
    response.end('{"status": 200}');
  });
  process.env.CONTENT_HOST = host.url;
  process.env.CONTENT_TOKEN = 'the-token';
  const ask = () => askHost('/api/enquiries', { body: { name: 'Ada' }, timeoutMs: 2_000 });
  await requestScope.run({ requestId: 'request-17' }, ask);
  expect(await ask()).toMatchObject({ accepted: true });
  await host.stop();
  expect(seen).toMatchObject([
    { 'x-request-id': 'request-17', authorization: 'Bearer the-token' },
    { authorization: 'Bearer the-token' },
  ]);
  expect(seen[1]).not.toHaveProperty('x-request-id');
});
