import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { globalSingleton } from '@/lib/global-singleton';
import { ALL_CONTENT, endpointOf } from './content-tags';
import { contentVersion, noteContentVersion } from './content-versions';
import { lastInvalidation, timeOf } from './tag-times';

/** By tag, in ms since 1970. */
const times = globalSingleton('stored-content', () => new Map<string, number>());

export function noteStoredContent(
  tags: readonly string[],
  lastModified: number,
  version?: string,
): void {
  for (const tag of tags.filter(endpointOf)) {
    const known = timeOf(tag, times);
    if (version && lastModified >= known) noteContentVersion(tag, version);
    times.set(tag, Math.max(lastModified, known));
  }
}

/** When the content was last fetched, in ms since 1970; 0 where that is not known here. */
export const storedContentTime = (endpointTag: string): number => timeOf(endpointTag, times);

/** The oldest of `storedContentTime`. */
export const oldestContentTime = (tags: readonly string[]): number =>
  Math.min(...tags.filter(endpointOf).map(storedContentTime));

/**
 * One version for the content of all endpoints among the tags.
 * @returns undefined where there is none, or one whose version is not known
 */
export function versionOfAll(
  tags: readonly string[],
  versionOf: (endpointTag: string) => string | undefined = contentVersion,
): string | undefined {
  const endpoints = tags.filter(endpointOf).sort();
  const known = endpoints.map(versionOf);
  if (endpoints.length === 0 || known.includes(undefined)) return undefined;
  return shortHash(endpoints.map((tag, index) => `${tag} ${known[index]}`).join('\n'));
}

export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Whether the content was fetched after its last invalidation. */
export function isStoredContentCurrent(endpointTag: string): boolean {
  const invalidated = lastInvalidation([ALL_CONTENT, endpointTag]);
  return invalidated === 0 || storedContentTime(endpointTag) >= invalidated;
}

const PAUSE_MS = 10;

/**
 * Waits until all content among the tags is current.
 * @param deadline in ms since 1970: the host may be down
 */
export async function untilContentIsCurrent(
  tags: readonly string[],
  deadline: number,
): Promise<void> {
  const endpoints = [...new Set(tags.filter(endpointOf))];
  while (!endpoints.every(isStoredContentCurrent) && Date.now() < deadline) {
    await setTimeout(PAUSE_MS);
  }
}
