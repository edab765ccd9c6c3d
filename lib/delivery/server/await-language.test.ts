import { SETTINGS } from '@/lib/content/store/content-types';
import { contentStore } from '@/lib/content/store/store';
import { forgetContent } from '@/testing/forget-content';
import { listen } from '@/testing/listen';
import { awaitLanguage } from './await-language';

const askForSettings = jest.fn(() => Promise.reject(new Error('away')));

let site: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  forgetContent();
  await contentStore().start({ loads: new Map([[SETTINGS, askForSettings]]) });
  site = await listen((request, response) => {
    if (!awaitLanguage(request, response, {})) response.end('from Next.js');
  });
});
afterAll(() => site.stop());

describe('an address that may be one in a further language', () => {
  it('answers 503 until the host has said, and asks it', async () => {
    expect(askForSettings).not.toHaveBeenCalled();
    const answer = await fetch(`${site.url}/de/about`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(askForSettings).toHaveBeenCalledTimes(1);
  });

  it('is none where the site has pages itself', async () => {
    for (const path of ['/', '/about', '/api/health', '/_next/static/a.js'])
      expect(await (await fetch(site.url + path)).text()).toBe('from Next.js');
  });
});
