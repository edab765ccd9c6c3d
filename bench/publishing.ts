import { setTimeout } from 'node:timers/promises';
import type { ContentHost } from '@/e2e/faults/content-host';
import { revisionsIn } from '@/e2e/faults/content';

/** @returns whether a page shows the change */
export type IsShown = (html: string) => boolean;

type PublishTarget = {
  /** URL of a page that shows the changed content. */
  page: string;
  /** Origin of the site that receives the webhook. */
  webhook: string;
  secret: string;
  /** The changed endpoint. */
  path: string;
  /** Changes its content. */
  change: () => IsShown | Promise<IsShown>;
};

export const MAX_PUBLISH_MS = 30_000;
/** Short, since it adds to the measured time. */
const POLL_MS = 1;
/** How long nobody visits the page after the webhook was called. */
const IDLE_MS = 5_000;

/** Gives all items of an endpoint new texts. */
export const newRevision = (content: ContentHost, path: string) => (): IsShown => {
  const revision = content.publish([path]);
  return (html) => {
    const shown = revisionsIn(html).get(path);
    return shown?.length === 1 && shown[0] === revision;
  };
};

/** Calls the webhook, as the content service does after a change. */
export async function callWebhook(origin: string, secret: string, path: string): Promise<void> {
  const response = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ paths: [path] }),
  });
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

const htmlOf = async (page: string): Promise<string> => (await fetch(page)).text();

/** Publishes several times. @returns the times from the webhook call until visitors see the change, in ms */
export async function publishTimes(target: PublishTarget, times: number): Promise<number[]> {
  const { page, webhook, secret, path, change } = target;
  const results: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    // So that the publishes are not in step with a cache that counts whole seconds.
    await setTimeout(Math.random() * 1_000);
    // So that every cache has a fresh copy of the old page.
    await htmlOf(page);
    const isShown = await change();
    const start = performance.now();
    await callWebhook(webhook, secret, path);
    while (!isShown(await htmlOf(page))) {
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
  const isShown = await target.change();
  await callWebhook(target.webhook, target.secret, target.path);
  await setTimeout(IDLE_MS);
  return isShown(await htmlOf(target.page));
}
