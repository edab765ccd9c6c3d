import { test as base } from '@playwright/test';
import { SCRIPTS_READY } from '@/lib/delivery/html/scripts-ready';

/** Playwright's test with `faults`: what the page itself complained about (errors, broken requests). */
export const test = base.extend<{ faults: string[] }>({
  context: async ({ context }, use) => {
    await context.addInitScript(
      (event) => addEventListener(event, () => Object.assign(window, { scriptsReady: true })),
      SCRIPTS_READY,
    );
    await use(context);
  },
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
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

export { expect } from '@playwright/test';
