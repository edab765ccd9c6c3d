import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

const onTheirWay = new WeakMap<BrowserContext, Set<Request>>();

/** Counts what the pages of a context ask for, for `untilAllArrived`. */
export function watchRequests(context: BrowserContext): void {
  const open = new Set<Request>();
  onTheirWay.set(context, open);
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
}

/** Waits until a page has nothing to do, and all that it has asked for has come. */
export async function untilAllArrived(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
  );
  const open = onTheirWay.get(page.context())!;
  await expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
}
