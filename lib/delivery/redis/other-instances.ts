import { setTimeout } from 'node:timers/promises';
import { environment } from '@/lib/env';
import { log } from '@/lib/log';
import { warmPages } from '@/lib/warming';
import { followMarks } from './redis-marks';
import { pagesMadeFrom } from '../cache/stored-pages';
import { markTags } from '../cache/tag-marks';

/** The instance that was told of the change makes its pages first; ours are then taken from Redis. */
const HEAD_START_MS = 300;

/** Takes part in what other instances publish: marks the same tags and renews the pages stored here. */
export function followOtherInstances(): void {
  followMarks((tags) => {
    markTags(tags);
    void renew(tags);
  });
}

async function renew(tags: string[]): Promise<void> {
  await setTimeout(HEAD_START_MS);
  await warmPages(
    `http://127.0.0.1:${environment().PORT}`,
    await pagesMadeFrom(tags),
    (page, reason) => log.warn({ path: page, reason }, 'page not warmed'),
  );
}
