import type { BrowserContext } from '@playwright/test';

/** In ms, from the finger's contact on. */
export type Times = {
  /** Until the browser painted its answer to the press, as Event Timing counts it. */
  nextPaint: number;
  /** Until what was asked for was painted. */
  effect: number;
  /** Until React had taken over the page; 0 when it had before. */
  hydrated: number;
};

declare global {
  interface Window {
    bench: { watch: (effect: string) => void; times: () => Times | undefined };
  }
}

/** Makes every page of the context able to time a press. */
export const watchPresses = (context: BrowserContext) => context.addInitScript(pressWatcher);

/** Runs in the page before its own scripts; touches nothing until `watch` is called. */
function pressWatcher(): void {
  let start = 0;
  let nextPaint: number | undefined;
  let effect: number | undefined;
  let hydrated: number | undefined;

  const isHydrated = () => {
    const last = [...document.querySelectorAll('footer')].at(-1);
    return !last || Object.keys(last).some((key) => key.startsWith('__reactProps'));
  };

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

  const markChanges = () => {
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
    hydrated = isHydrated() ? 0 : undefined;
    markChanges();
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        start = timeStamp;
        const look = () => {
          if (hydrated === undefined && isHydrated()) hydrated = performance.now() - start;
          if (document.querySelector(selector)) {
            afterNextPaint(() => (effect ??= performance.now() - start));
            if (hydrated !== undefined) return;
          }
          setTimeout(look, 4);
        };
        look();
      },
      { capture: true, once: true },
    );
  };

  /** Event Timing reports a little late, and says nothing of what took less than 16 ms. */
  const times = () => {
    if (effect === undefined || hydrated === undefined) return undefined;
    const since = performance.now() - start;
    if (since < Math.max(effect, hydrated) + 300) return undefined;
    return { nextPaint: nextPaint ?? 16, effect, hydrated };
  };

  window.bench = { watch, times };
}
