import { test as base } from '@playwright/test';
import { SCRIPTS_READY } from '@/lib/delivery/html/scripts-ready';
import { fetchSmallPictures, showNoPictures } from './pictures';
import { watchRequests } from './requests';

/**
 * How Chromium reports a transition between two documents that it skips, as it often does while requests are
 * intercepted. Other pictures than the real ones are put in place by intercepting.
 */
const NO_TRANSITION = 'Transition was aborted because of invalid state.';

type Fixtures = {
  /** What the page itself complained about: errors, broken requests. */
  faults: string[];
  /**
   * Which pictures pages show. Making real ones takes long, so that in `npm test` only tests that measure them
   * ask for them, and a test with a site of its own, which would make each anew, never does.
   */
  pictures: 'real' | 'small' | 'none';
};

export const test = base.extend<Fixtures>({
  pictures: [process.env.EVERYDAY ? 'small' : 'real', { option: true }],
  context: async ({ context, pictures }, use) => {
    watchRequests(context);
    if (pictures === 'small') await fetchSmallPictures(context);
    if (pictures === 'none') await showNoPictures(context);
    await context.addInitScript(
      (event) => addEventListener(event, () => Object.assign(window, { scriptsReady: true })),
      SCRIPTS_READY,
    );
    await use(context);
  },
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (!message.startsWith(NO_TRANSITION)) faults.push(`error: ${message}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`content security policy: ${effectiveDirective} ${blockedURI}`),
      ),
    );
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
    });
    await use(faults);
  },
});

/** The details of a test that only `npm run test:full` runs. */
export const full = { tag: '@full' };

/** The details of a test of the faults that needs a browser, as all journeys do. */
export const inBrowser = { tag: '@browser' };

export { expect } from '@playwright/test';
