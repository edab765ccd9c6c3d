import 'server-only';
import { countsOfProcess, type Part } from './counts-of-process';

/** What is older than an hour has fallen out, at the latest after one part more. */
const PARTS = 6;
const PART_MS = 600_000;

/** Names come from visitors. */
const MOST_NAMES = 1_000;

const { parts } = countsOfProcess;

function current(now: number): Part {
  const first = parts[0];
  if (first && now - first.began < PART_MS) return first;
  const began = { began: now, asked: new Map<string, number>() };
  parts.unshift(began);
  parts.splice(PARTS);
  return began;
}

/** Notes that a visitor has opened a page. @param now in ms, of any clock that only goes on */
export function noteAsked(address: string, now = performance.now()): void {
  const { asked } = current(now);
  if (asked.has(address) || asked.size < MOST_NAMES)
    asked.set(address, (asked.get(address) ?? 0) + 1);
}

/** The addresses of pages that visitors have opened most often in the last hour, most often first. */
export function mostAsked(most: number, now = performance.now()): string[] {
  const sums = new Map<string, number>();
  for (const { began, asked } of parts) {
    if (now - began > PARTS * PART_MS) continue;
    for (const [address, times] of asked) sums.set(address, (sums.get(address) ?? 0) + times);
  }
  return [...sums]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([address]) => address);
}
