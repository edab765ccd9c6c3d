import { startHttpServer } from '../testing/loopback-server';
import { cleanUp, waitFor, onCleanup, recordingLog } from '../testing/test-service';
import { createRevalidateWebhook } from './revalidate-webhook';

afterEach(cleanUp);

function createWebhook(...siteUrls: string[]) {
  const { log, lines } = recordingLog();
  const webhook = createRevalidateWebhook({
    siteUrls,
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

  it('tells a site that was down, soon after it is back, what has changed meanwhile, once', async () => {
    let isDown = true;
    const site = await startHttpServer(() => [isDown ? 503 : 200, '']);
    const { webhook, lines } = createWebhook(site.url);
    webhook.notify('/api/pages/home');
    await waitFor(() => lines.length);
    webhook.notify('/api/pages/about');
    webhook.notify('/api/pages/home');
    const tries = site.seen.length;
    // Beyond the attempts after which it once gave up.
    await waitFor(() => site.seen.length > tries + 10);
    isDown = false;
    await waitFor(() => lines.length === 2);
    const told = JSON.parse(site.seen.at(-1)!.body) as { paths: string[] };
    expect([...told.paths].sort()).toEqual(['/api/pages/about', '/api/pages/home']);
    // One line when it fails, one when it works again.
    expect(lines).toMatchObject([
      { level: 40, site: site.url, paths: ['/api/pages/home'] },
      { level: 30, site: site.url },
    ]);
  });

  it('tells every site; one that is down delays no other', async () => {
    const site = await startHttpServer(() => [200, '']);
    const { webhook } = createWebhook('http://127.0.0.1:1', site.url);
    webhook.notify('/api/pages/home');
    await waitFor(() => site.seen.length);
    webhook.notify('/api/pages/about');
    await waitFor(() => site.seen.length > 1);
    expect(site.seen.map(({ body }) => body)).toEqual([
      '{"paths":["/api/pages/home"]}',
      '{"paths":["/api/pages/about"]}',
    ]);
  });

  it('does not follow a redirect of the site with its secret', async () => {
    const other = await startHttpServer(() => [200, '{}']);
    const site = await startHttpServer(() => [307, '', { location: other.url }]);
    const { webhook, lines } = createWebhook(site.url);
    webhook.notify('/api/pages/home');
    await waitFor(() => lines.length);
    expect(other.seen).toEqual([]);
  });
});
