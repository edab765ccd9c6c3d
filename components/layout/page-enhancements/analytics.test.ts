import type { Analytics } from '@/lib/platform/env';
import { loadAnalytics } from './analytics';

const origin = 'https://statistics.example';
const scripts = () => [...document.head.querySelectorAll('script')];

const load = (program: Analytics['program'], site = '') => loadAnalytics({ program, origin, site });

afterEach(() => {
  scripts().forEach((script) => script.remove());
  delete window._paq;
});

describe('loadAnalytics', () => {
  it('waits for the first interaction, and loads once', () => {
    load('plausible');
    expect(scripts()).toEqual([]);
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('keydown'));
    expect(scripts().map(({ src }) => src)).toEqual([`${origin}/js/script.js`]);
    expect(scripts()[0]?.dataset.domain).toBe('localhost');
  });

  it('loads at once where the visitor has done something already', () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    load('umami', '94db1cb1');
    expect(scripts()[0]?.src).toBe(`${origin}/script.js`);
    expect(scripts()[0]?.dataset.websiteId).toBe('94db1cb1');
    Object.assign(navigator, { userActivation: undefined });
  });

  it('lets Matomo set no cookie', () => {
    load('matomo', '3');
    dispatchEvent(new Event('pointerdown'));
    expect(scripts()[0]?.src).toBe(`${origin}/matomo.js`);
    expect(window._paq).toEqual([
      ['disableCookies'],
      ['setTrackerUrl', `${origin}/matomo.php`],
      ['setSiteId', '3'],
      ['trackPageView'],
    ]);
  });
});
