import { test as base } from './test';

/** What stands in for every other company: the page says who was asked. */
const standIn = (host: string) =>
  `<!doctype html><html lang="en"><title>${host}</title><p>Stand-in for ${host}</p></html>`;

/**
 * The journeys' test with `outside`: the addresses of other companies that the page asked for.
 * None of them is reached.
 */
export const test = base.extend<{ outside: string[] }>({
  outside: async ({ context, baseURL }, use) => {
    const outside: string[] = [];
    await context.route(
      (url) => /^https?:$/.test(url.protocol) && url.origin !== baseURL,
      (route) => {
        const url = new URL(route.request().url());
        outside.push(url.href);
        return route.fulfill({ contentType: 'text/html', body: standIn(url.host) });
      },
    );
    await use(outside);
  },
});

export { expect } from '@playwright/test';
