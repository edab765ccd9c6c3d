import { startHttpServer } from '../testing/loopback-server';
import { cleanUp, waitFor, onCleanup, recordingLog } from '../testing/test-service';
import { createRevalidateWebhook } from './revalidate-webhook';

afterEach(cleanUp);

function createWebhook(siteUrl: string) {
  const { log, lines } = recordingLog();
  const webhook = createRevalidateWebhook({
    siteUrl,
    secret: 'let-me-in',
    log,
    debounceMs: 30,
    retryDelaysMs: [10, 20],
  });
  onCleanup(() => webhook.close());
  return { webhook, lines };
}

describe('revalidation webhook', () => {
  it('sends changes that follow each other closely as one request, with the secret', async () => {
    const site = await startHttpServer(() => [200, '{}']);
    const { webhook } = createWebhook(site.url);
    webhook.notify('/api/list/services');
    webhook.notify('/api/pages/home');
    webhook.notify('/api/list/services');
    await waitFor(() => site.seen.length);
    expect(site.seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/revalidate',
      body: '{"paths":["/api/list/services","/api/pages/home"]}',
      headers: { authorization: 'Bearer let-me-in', 'content-type': 'application/json' },
    });
    webhook.notify('/api/list/clients');
    await waitFor(() => site.seen.length > 1);
    expect(site.seen[1]?.body).toBe('{"paths":["/api/list/clients"]}');
  });

  it('tries again until the site accepts the request', async () => {
    const site = await startHttpServer((seen) => [seen.length < 3 ? 500 : 200, '']);
    const { webhook, lines } = createWebhook(site.url);
    webhook.notify('/api/pages/home');
    await waitFor(() => site.seen.length === 3);
    webhook.notify('/api/pages/about');
    await waitFor(() => site.seen.length > 3);
    expect(site.seen[3]?.body).toBe('{"paths":["/api/pages/about"]}');
    expect(lines).toEqual([]);
  });

  it('logs a warning when it gives up', async () => {
    const { webhook, lines } = createWebhook('http://127.0.0.1:1');
    webhook.notify('/api/pages/home');
    await waitFor(() => lines.length);
    expect(lines).toMatchObject([{ level: 40, paths: ['/api/pages/home'] }]);
  });

  it('does not follow a redirect of the site with its secret', async () => {
    const other = await startHttpServer(() => [200, '{}']);
    const site = await startHttpServer(() => [307, '', { location: other.url }]);
    const { webhook, lines } = createWebhook(site.url);
    webhook.notify('/api/pages/home');
    await waitFor(() => lines.length);
    expect(site.seen).toHaveLength(3);
    expect(other.seen).toEqual([]);
  });
});
