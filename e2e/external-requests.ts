import { test as base } from './test';

/** What stands in for every other company: the page says who was asked. */
const standIn = (host: string) =>
  `<!doctype html><html lang="en"><title>${host}</title><p>Stand-in for ${host}</p></html>`;

/**
 * The journeys' test with `externalRequests`: the URLs of other companies that the page asked for.
 * None of them is reached.
 */
export const test = base.extend<{ externalRequests: string[] }>({
  externalRequests: async ({ context, baseURL }, use) => {
    const urls: string[] = [];
    await context.route(
      (url) => /^https?:$/.test(url.protocol) && url.origin !== baseURL,
      (route) => {
        const url = new URL(route.request().url());
        urls.push(url.href);
        return route.fulfill({ contentType: 'text/html', body: standIn(url.host) });
      },
    );
    await use(urls);
  },
});

export { expect, full } from './test';
