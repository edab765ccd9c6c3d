import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { browserOptions, findBrowser } from '@/bin/lib/browser';

/** A phone as Lighthouse imagines it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** @throws where there is no Chromium */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('The benchmark needs a browser: install chromium.');
  return chromium.launch({ executablePath, args: browserOptions });
}

/** What one visit has loaded so far; sizes of bodies as they went over the wire, in bytes. */
export type Loaded = {
  javascript: number;
  css: number;
  fonts: number;
  pictures: number;
  total: number;
  requests: number;
};

type Kind = 'javascript' | 'css' | 'fonts' | 'pictures';
const kinds: Record<string, Kind> = {
  Script: 'javascript',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'pictures',
};

export type Visit = {
  page: Page;
  session: CDPSession;
  loaded: () => Loaded;
  /** What pictures that the window shows any part of have cost, in bytes. */
  picturesInWindow: () => Promise<number>;
  leave: () => Promise<void>;
};

/**
 * A visit with an empty cache.
 * @param prepare is run in the page before its own scripts
 * @param headers of every request, beside the browser's own
 */
export async function visit(
  browser: Browser,
  url: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
  headers?: Record<string, string>,
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, extraHTTPHeaders: headers });
  // esbuild, which compiles these files, names functions by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  await prepare?.(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');

  const requests = new Map<string, { url: string; kind?: Kind; head: number; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http'))
      requests.set(requestId, { url: request.url, kind: kinds[type ?? ''], head: 0, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.head = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength - request.head;
  });
  const sum = (which: (request: { url: string; kind?: Kind }) => boolean) =>
    [...requests.values()].filter(which).reduce((total, { bytes }) => total + bytes, 0);

  await page.goto(url, { waitUntil: 'load' });
  await untilQuiet(page);
  return {
    page,
    session,
    loaded: () => ({
      javascript: sum(({ kind }) => kind === 'javascript'),
      css: sum(({ kind }) => kind === 'css'),
      fonts: sum(({ kind }) => kind === 'fonts'),
      pictures: sum(({ kind }) => kind === 'pictures'),
      total: sum(() => true),
      requests: requests.size,
    }),
    picturesInWindow: async () => {
      const shown = new Set(await page.evaluate(picturesShown));
      return sum((request) => request.kind === 'pictures' && shown.has(request.url));
    },
    leave: () => context.close(),
  };
}

/** Half a second without a request; a page that never rests is taken as it is. */
export const untilQuiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);

/** Runs in the page. */
function picturesShown(): string[] {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    })
    .map((image) => image.currentSrc);
}

/** Goes down to the end as a reader does, a screen at a time. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let screens = 0; screens < 100; screens++) {
      const before = scrollY;
      window.scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 150));
      if (scrollY === before) return;
    }
  });
  await untilQuiet(page);
}

/** A finger on the page where it answers to nothing. */
export async function tapBesideEverything(page: Page): Promise<void> {
  await page.touchscreen.tap(2, 400);
  await page.waitForTimeout(1_000); // Scripts may wait for the answer to the tap itself.
  await untilQuiet(page);
}
