import type { BrowserContext } from '@playwright/test';
import { SCRIPTS_READY } from '@/lib/delivery/html/scripts-ready';

/** In ms from the pointerdown event. */
export type ClickTimes = {
  /** Until the browser painted after the event handlers, as Event Timing reports it. */
  nextPaint: number;
  /** Until the effect of the click was painted. */
  effect: number;
  /** Until React had hydrated the page; 0 when it had before the click. */
  hydrated: number;
};

declare global {
  interface Window {
    bench: { watch: (effect: string) => void; times: () => ClickTimes | undefined };
  }
}

/** Adds `window.bench`, which times a click, to every page of the context. */
export const watchClicks = (context: BrowserContext) =>
  context.addInitScript(clickWatcher, SCRIPTS_READY);

/** Runs in the page before its own scripts; does nothing until `watch` is called. */
function clickWatcher(scriptsReady: string): void {
  let start = 0;
  let nextPaint: number | undefined;
  let effect: number | undefined;
  let hydrated: number | undefined;

  let isHydrated = false;
  addEventListener(scriptsReady, () => (isHydrated = true));

  const afterNextPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(undefined);
    });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (start === 0 || entry.startTime < start - 1) continue;
      nextPaint = Math.max(nextPaint ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const markChangedOutputs = () => {
    for (const output of document.querySelectorAll('output')) {
      output.removeAttribute('data-bench-changed');
      const before = output.textContent;
      const observer = new MutationObserver(() => {
        if (output.textContent === before) return;
        observer.disconnect();
        output.setAttribute('data-bench-changed', '');
      });
      observer.observe(output, { characterData: true, childList: true, subtree: true });
    }
  };

  const watch = (selector: string) => {
    start = 0;
    nextPaint = effect = undefined;
    hydrated = isHydrated ? 0 : undefined;
    markChangedOutputs();
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        start = timeStamp;
        const poll = () => {
          if (hydrated === undefined && isHydrated) hydrated = performance.now() - start;
          if (document.querySelector(selector)) {
            afterNextPaint(() => (effect ??= performance.now() - start));
            if (hydrated !== undefined) return;
          }
          setTimeout(poll, 4);
        };
        poll();
      },
      { capture: true, once: true },
    );
  };

  /** Event Timing reports some time after the paint, and nothing that took less than 16 ms. */
  const times = () => {
    if (effect === undefined || hydrated === undefined) return undefined;
    const since = performance.now() - start;
    if (since < Math.max(effect, hydrated) + 300) return undefined;
    return { nextPaint: nextPaint ?? 16, effect, hydrated };
  };

  window.bench = { watch, times };
}
