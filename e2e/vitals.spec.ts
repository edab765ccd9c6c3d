import { untilAllArrived } from './requests';
import { expect, full, test } from './test';

/** In the page: what a browser tells it when another tab or app comes to the front, and back. */
function turnAway() {
  const tell = (value: 'hidden' | 'visible') => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  tell('hidden');
  tell('visible');
}

test.describe('the vitals of a visit', full, () => {
  const body = { page: '/about', vitals: { LCP: 1_234.5, CLS: 0.01 } };

  test('come from the browser when the visitor turns away, without a cookie', async ({
    page,
    context,
    faults,
  }) => {
    // Playwright does not show what a beacon carries.
    let sent = '';
    await page.exposeFunction('tellTest', (text: string) => (sent = text));
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, data) => {
        const tell = (window as unknown as { tellTest: (text: string) => void }).tellTest;
        void (data as Blob).text().then(tell);
        return send(url, data);
      };
    });
    await page.goto('/faq');
    await page.mouse.wheel(0, 600);
    const answered = page.waitForResponse('**/api/vitals');
    // Again and again, as a visitor does, until the script that measures has come.
    await expect
      .poll(async () => {
        await page.evaluate(turnAway);
        return sent;
      })
      .not.toBe('');
    expect((await answered).status()).toBe(204);
    const { page: measured, vitals } = JSON.parse(sent) as typeof body;
    expect(measured).toBe('/faq');
    expect(Object.keys(vitals).length).toBeGreaterThan(0);
    expect(await context.cookies()).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('are not measured where the visitor asks for that', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/faq');
    await page.mouse.wheel(0, 600);
    await untilAllArrived(page);
    await page.evaluate(turnAway);
    await page.goto('/about');
    expect(asked.filter((url) => url.includes('/api/vitals'))).toEqual([]);
  });

  test('are taken with 204, anything else is refused', async ({ request, baseURL }) => {
    const post = (data: unknown, headers: Record<string, string> = {}) =>
      request.post('/api/vitals', { data, headers });
    const taken = await post(body);
    expect(taken.status()).toBe(204);
    expect(taken.headers()).not.toHaveProperty('set-cookie');
    expect((await post({ ...body, page: '/x?email=a@b.example' })).status()).toBe(422);
    expect((await post({ ...body, more: 'x'.repeat(2_000) })).status()).toBe(413);
    expect((await post(body, { origin: 'https://evil.example' })).status()).toBe(403);
    expect((await post(body, { origin: baseURL ?? '' })).status()).toBe(204);
    expect((await request.get('/api/vitals')).status()).toBe(405);
  });
});
