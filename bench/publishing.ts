import { setTimeout } from 'node:timers/promises';
import type { ContentHost } from '@/e2e/faults/content-host';
import { revisionsIn } from '@/e2e/faults/content';

/** A page made from the services, and the ways to change them and to say so. */
export type Place = { page: string; hook: string; secret: string; content: ContentHost };

const SERVICES = '/api/list/services-page';
/** How long a publish may take to show, in ms. */
export const LONGEST_MS = 10_000;
/** Short, since it is a part of the time that is measured. */
const LOOK_AGAIN_MS = 1;
/** What a visitor who comes after a long time leaves the hook to do its work, in ms. */
const IDLE_MS = 5_000;

/** Changes the services and calls the hook, as the content service does. @returns the revision */
async function publish({ hook, secret, content }: Place): Promise<number> {
  const revision = content.publish([SERVICES]);
  const answer = await fetch(`${hook}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ paths: [SERVICES] }),
  });
  if (!answer.ok) throw new Error(`the refresh hook answered ${answer.status}`);
  return revision;
}

async function shows({ page }: Place, revision: number): Promise<boolean> {
  const html = await (await fetch(page)).text();
  const shown = revisionsIn(html).get(SERVICES);
  return shown?.length === 1 && shown[0] === revision;
}

/** How long after the call of the hook visitors see the change, in ms, several times. */
export async function publishTimes(place: Place, times: number): Promise<number[]> {
  const results: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    // Not in step with a cache that counts whole seconds.
    await setTimeout(Math.random() * 1_000);
    // Someone has just been there, so that whatever keeps pages has a fresh copy of the old one.
    await shows(place, 0);
    const start = performance.now();
    const revision = await publish(place);
    while (!(await shows(place, revision))) {
      if (performance.now() - start > LONGEST_MS)
        throw new Error('a publish did not become visible');
      await setTimeout(LOOK_AGAIN_MS);
    }
    results.push(performance.now() - start);
  }
  return results;
}

/** Nobody visits while it is published; whether the very first visitor sees it. */
export async function shownAfterIdling(place: Place): Promise<boolean> {
  const revision = await publish(place);
  await setTimeout(IDLE_MS);
  return shows(place, revision);
}
