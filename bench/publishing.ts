import { setTimeout } from 'node:timers/promises';
import type { ContentHost } from '@/e2e/faults/content-host';
import { revisionsIn } from '@/e2e/faults/content';

/** URL of a page that shows services, and what it takes to publish a change of them. */
export type PublishTarget = {
  page: string;
  /** Origin of the site that receives the webhook. */
  webhook: string;
  secret: string;
  content: ContentHost;
};

const SERVICES = '/api/list/services-page';
export const MAX_PUBLISH_MS = 10_000;
/** Short, since it adds to the measured time. */
const POLL_MS = 1;
/** How long nobody visits the page after the webhook was called. */
const IDLE_MS = 5_000;

/** Changes the services and calls the webhook, as the content service does. @returns the revision */
async function publish({ webhook, secret, content }: PublishTarget): Promise<number> {
  const revision = content.publish([SERVICES]);
  const response = await fetch(`${webhook}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ paths: [SERVICES] }),
  });
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  return revision;
}

async function isVisible({ page }: PublishTarget, revision: number): Promise<boolean> {
  const html = await (await fetch(page)).text();
  const shown = revisionsIn(html).get(SERVICES);
  return shown?.length === 1 && shown[0] === revision;
}

/** Publishes several times. @returns the times from the webhook call until visitors see the change, in ms */
export async function publishTimes(target: PublishTarget, times: number): Promise<number[]> {
  const results: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    // So that the publishes are not in step with a cache that counts whole seconds.
    await setTimeout(Math.random() * 1_000);
    // So that every cache has a fresh copy of the old page.
    await isVisible(target, 0);
    const start = performance.now();
    const revision = await publish(target);
    while (!(await isVisible(target, revision))) {
      if (performance.now() - start > MAX_PUBLISH_MS)
        throw new Error('a publish did not become visible');
      await setTimeout(POLL_MS);
    }
    results.push(performance.now() - start);
  }
  return results;
}

/** Whether the first visitor of a page that nobody visited since a publish sees the change. */
export async function isVisibleAfterIdle(target: PublishTarget): Promise<boolean> {
  const revision = await publish(target);
  await setTimeout(IDLE_MS);
  return isVisible(target, revision);
}
