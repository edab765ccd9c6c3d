/** Read in Next.js 16.4.6: build/output/log.js and image-optimizer.js print by `console`. */
import { format, stripVTControlCharacters } from 'node:util';
import { LRUCache } from 'lru-cache';
import { isCacheFault } from '@/lib/platform/cache-fault';
import { log } from '@/lib/platform/log';

/** Nobody needs to read the same again meanwhile, in ms. */
const PERIOD_MS = 10 * 60_000;

const MOST_KNOWN = 1_000;

/** Before the text: what Next.js draws. */
const MARK = /^\s*[⨯⚠]?\s*/u;

/**
 * Faults that Next.js prints as plain text, each time a request meets one, become lines of the log: one for
 * each text and period, and one for each outage of the cache.
 */
export function logConsole(now = () => performance.now()): void {
  const known = new LRUCache<string, true>({
    max: MOST_KNOWN,
    ttl: PERIOD_MS,
    perf: { now },
    ttlResolution: 0,
  });
  const { console: output } = globalThis;
  for (const level of ['error', 'warn'] as const) {
    output[level] = (...parts: unknown[]) => {
      if (parts.some(isCacheFault)) return;
      const text = stripVTControlCharacters(format(...parts))
        .replace(MARK, '')
        .trim();
      if (!text || known.has(text)) return;
      known.set(text, true);
      log[level]({ by: 'Next.js' }, text);
    };
  }
}
