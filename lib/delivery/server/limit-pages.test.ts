import { pagesMadePerIp } from '@/lib/platform/limits/limits';
import { listen } from '@/testing/listen';
import { speakLocales } from '@/testing/speak-languages';
import { limitPages } from './limit-pages';

let site: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const clientIpOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['x-from']);
  site = await listen(limitPages((_, response) => void response.end('from Next.js'), clientIpOf));
});
afterAll(() => site.stop());
beforeEach(() => void speakLocales('en-GB', 'de-DE'));

const ask = (path: string, from: string) =>
  fetch(`${site.url}${path}`, { headers: { 'x-from': from } });

describe('limitPages', () => {
  it('refuses in words whoever asks for too many pages made for each request', async () => {
    for (let visit = 0; visit < 599; visit += 1) await pagesMadePerIp('192.0.2.1');
    expect((await ask('/shop?category=rings', '192.0.2.1')).status).toBe(200);
    for (const path of [
      '/search',
      '/%73earch?q=a',
      '/quote?product=1',
      '/contact?about=product:1',
      '/de/search',
      '/de/shop?category=rings',
    ]) {
      const refused = await ask(path, '192.0.2.1');
      expect([path, refused.status]).toEqual([path, 429]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('content-type')).toMatch(/^text\/html/);
      const [language, text] = path.startsWith('/de/')
        ? ['de-DE', 'Bitte warten Sie einige Minuten.']
        : ['en', 'Please wait a few minutes.'];
      const page = await refused.text();
      expect(page).toContain(`lang="${language.slice(0, 2)}`);
      expect(page).toContain(text);
    }
    expect(await (await ask('/de/search', '192.0.2.1')).text()).toContain('href="/de"');
    for (const path of ['/shop', '/de/shop', '/de'])
      expect((await ask(path, '192.0.2.1')).status).toBe(200);
    expect((await ask('/search', '192.0.2.2')).status).toBe(200);
  });
});
