import 'server-only';
import { QUOTES_PATH } from '@/contract/upload-limits';
import { requestHost } from '@/lib/content/host/client';
import { HostRequestError } from '@/lib/content/host/errors';
import { environment } from '@/lib/platform/env';
import { withDeadline } from '@/lib/platform/http/deadline';
import { storedContent } from './cache';
import { NOT_OFFERED } from './fetch-endpoint';
import { hostAnswers } from './host-answers';
import { contentStore } from './store';

const TIMEOUT_MS = 2_000;

/** Asks the host. @throws for what must not be held */
export async function loadTakesQuotes(): Promise<boolean> {
  const status = await ask();
  const isOffered = !NOT_OFFERED.includes(status);
  if (!isOffered && !(await hostAnswers()))
    throw new HostRequestError(`answered ${status}`, { status });
  return isOffered;
}

const getTakesQuotes = storedContent(QUOTES_PATH, loadTakesQuotes);

/**
 * Whether the content host takes requests for a quote: what it said last, held as content is, so that a page
 * that shows it is made again once that changes. A host that was never asked and does not answer takes them.
 */
export const hostTakesQuotes = async (): Promise<boolean> => (await getTakesQuotes()) ?? true;

/** @param status that the host has answered to a request for a quote; it is asked where that says otherwise */
export async function stillTakesQuotes(status: number): Promise<boolean> {
  if (NOT_OFFERED.includes(status)) await contentStore().refresh([QUOTES_PATH], { join: false });
  return hostTakesQuotes();
}

/** A form without fields: an endpoint refuses it, and nothing is stored. */
function ask(): Promise<number> {
  const { CONTENT_HOST } = environment();
  return withDeadline(TIMEOUT_MS, async (signal) => {
    const response = await requestHost(`${CONTENT_HOST}${QUOTES_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=empty' },
      body: '--empty--\r\n',
      signal,
    });
    await response.body?.cancel();
    return response.status;
  });
}
