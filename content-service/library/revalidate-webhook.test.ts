import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startHttpServer } from '../testing/loopback-server';
import {
  cleanUp,
  onCleanup,
  recordingLog,
  startTestService,
  waitFor,
  writeFiles,
} from '../testing/test-service';
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

  const toldBy = (site: { seen: { body: string }[] }) =>
    site.seen.map(({ body }) => (JSON.parse(body) as { paths: string[] }).paths);

  it.each([400, 413, 422])(
    'drops the one path that an older site refuses with %i, and names it once',
    async (status) => {
      const site = await startHttpServer((seen) =>
        seen.at(-1)!.body.includes('clients-old') ? [status, ''] : [200, ''],
      );
      const { webhook, lines } = createWebhook(site.url);
      const all = ['/api/list/faq', '/api/list/clients-old', '/api/list/clients'];
      all.forEach((path) => webhook.notify(path));
      await waitFor(() => site.seen.length === 4);
      expect(toldBy(site)).toEqual([all, ...all.map((path) => [path])]);
      // It spoils no further request.
      all.forEach((path) => webhook.notify(path));
      await waitFor(() => site.seen.length === 6);
      expect(toldBy(site).slice(4)).toEqual([[all[1]], [all[0], all[2]]]);
      expect(lines).toEqual([
        expect.objectContaining({ level: 40, site: site.url, path: all[1], status }),
      ]);
    },
  );

  it.each([401, 403, 404, 408, 425, 429, 500, 503])('repeats a batch after %i', async (status) => {
    const site = await startHttpServer((seen) => [seen.length < 3 ? status : 200, '']);
    const { webhook, lines } = createWebhook(site.url);
    webhook.notify('/api/pages/home');
    webhook.notify('/api/pages/about');
    await waitFor(() => site.seen.length === 3);
    expect(new Set(site.seen.map(({ body }) => body)).size).toBe(1);
    expect(lines).toEqual([]);
  });

  it('repeats what was sent alone and not answered', async () => {
    const site = await startHttpServer((seen) => [[422, 503][seen.length - 1] ?? 200, '']);
    const { webhook } = createWebhook(site.url);
    webhook.notify('/api/pages/home');
    webhook.notify('/api/pages/about');
    await waitFor(() => site.seen.length === 4);
    const told = toldBy(site).slice(2).flat();
    expect(told.sort()).toEqual(['/api/pages/about', '/api/pages/home']);
  });

  it('sends at most 100 paths at once', async () => {
    const site = await startHttpServer(() => [200, '']);
    const { webhook } = createWebhook(site.url);
    for (let number = 0; number < 101; number += 1) webhook.notify(`/api/list/list-${number}`);
    await waitFor(() => site.seen.length === 2);
    expect(toldBy(site).map(({ length }) => length)).toEqual([100, 1]);
  });

  it('tells nobody of a file that is gone meanwhile', async () => {
    let release = () => {};
    const away = new Promise<void>((resolve) => (release = resolve));
    const site = await startHttpServer(async (seen) => {
      if (seen.length > 1) return [200, ''];
      await away;
      return [503, ''];
    });
    const { webhook } = createWebhook(site.url);
    webhook.notify('/api/list/clients-old');
    webhook.notify('/api/list/faq');
    await waitFor(() => site.seen.length);
    webhook.notify('/api/list/faq-old');
    // One is under way, one is not sent yet.
    webhook.forget('/api/list/clients-old');
    webhook.forget('/api/list/faq-old');
    release();
    await waitFor(() => site.seen.length > 1);
    expect(toldBy(site)[1]).toEqual(['/api/list/faq']);
  });

  it('tells of every change beside a copy of a file, and of none of the copy once it is deleted', async () => {
    let isAway = false;
    const site = await startHttpServer((seen) => {
      if (isAway) return [503, ''];
      return [seen.at(-1)!.body.includes('clients-old') ? 422 : 200, ''];
    });
    const { contentDir } = await startTestService({
      siteUrls: [site.url],
      revalidateSecret: 'let-me-in',
    });
    const faq = ['/api/list/faq'];
    const tellsOf = (paths: string[]) => () =>
      toldBy(site).some((told) => String(told) === String(paths));
    await writeFiles(contentDir, { 'clients-old.json': [{ id: 1 }], 'faq.json': [{ id: 1 }] });
    await waitFor(tellsOf(faq));

    isAway = true;
    site.seen.length = 0;
    await writeFiles(contentDir, { 'clients-old.json': [{ id: 2 }] });
    await waitFor(tellsOf(['/api/list/clients-old']));
    await rm(join(contentDir, 'clients-old.json'));
    await writeFiles(contentDir, { 'faq.json': [{ id: 2 }] });
    await waitFor(tellsOf(faq));
    isAway = false;
    site.seen.length = 0;
    await waitFor(tellsOf(faq));
    expect(toldBy(site)).toEqual([faq]);
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
