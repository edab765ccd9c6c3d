import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startOwnSite, type OwnSite } from './own-site';
import { untilAllArrived } from './requests';
import { expect, full, test } from './test';

/** The part of Umami that matters here: it reads its script tag and sends the path. */
const SCRIPT = `
  const { websiteId } = document.currentScript.dataset;
  fetch(new URL('/api/send', document.currentScript.src), {
    method: 'POST',
    body: JSON.stringify({ websiteId, path: location.pathname }),
  });
`;

/** An Umami on loopback. */
async function startStatistics() {
  const sent: unknown[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.url === '/script.js') {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      return response.end(SCRIPT);
    }
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      sent.push(JSON.parse(body));
      response.end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, sent, stop: () => server.close() };
}

test.describe('visitor statistics of another program', full, () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  let statistics: Awaited<ReturnType<typeof startStatistics>>;
  let site: OwnSite;

  test.beforeAll(async () => {
    statistics = await startStatistics();
    site = await startOwnSite({ ANALYTICS: `umami ${statistics.origin} 94db1cb1` });
  });
  test.afterAll(async () => {
    await site?.stop();
    statistics?.stop();
  });

  const requestsOf = (page: Page) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(statistics.origin)) urls.push(request.url());
    });
    return urls;
  };

  test('are loaded at the first interaction, not before', async ({ page }) => {
    const urls = requestsOf(page);
    await page.goto(`${site.origin}/about`);
    await untilAllArrived(page);
    expect(urls).toEqual([]);
    await page.mouse.move(200, 200);
    await page.mouse.down();
    await expect.poll(() => statistics.sent).toEqual([{ websiteId: '94db1cb1', path: '/about' }]);
  });

  test('are never loaded by a browser that asks not to be tracked', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    const urls = requestsOf(page);
    await page.goto(`${site.origin}/about`);
    await page.mouse.move(200, 200);
    await page.mouse.down();
    await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
    await expect(page).toHaveURL(`${site.origin}/contact`);
    expect(urls).toEqual([]);
  });

  test('are named by the privacy page', async ({ page }) => {
    await page.goto(`${site.origin}/privacy`);
    const row = page.getByRole('row', { name: /Visitor statistics/ });
    await expect(row).toContainText('Umami');
    await expect(row).toContainText(new URL(statistics.origin).host);
  });
});
